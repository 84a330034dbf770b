import { Fragment } from 'react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { ordersPath } from '../staffPaths.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { PrintOrdersPageQuery } from './__generated__/PrintOrdersPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { BagStepper, PrintFrame } from './PrintFrame.tsx';
import styles from './print.module.css';
import { bagDocuments } from './printPaths.ts';
import { printTexts as texts, sheetTexts } from './texts.ts';

const printOrdersPageQuery = graphql`
  query PrintOrdersPageQuery($filter: AdminOrderFilter!) {
    adminOrders(filter: $filter, first: 50) @required(action: THROW) {
      totalCount
      edges {
        node {
          id
          number
          packingSlip {
            ...BagSheets_slip
          }
        }
      }
    }
  }
`;

/** The packing slips or the bag labels of several orders, each on a page of its own, the oldest order first. */
export function PrintOrdersPage() {
  return (
    <PageQuery<PrintOrdersPageQuery> query={printOrdersPageQuery} fallback={<CardsSkeleton cards={['11', '96']} />}>
      {({ adminOrders: { edges, totalCount } }) => {
        const back = { to: ordersPath, label: texts.backToOrders };
        const orders = edges.map(({ node }) => node).toReversed();
        if (orders.length === 0)
          return <NotFound title="No orders to print" text="They may have left the shop by now." link={back} />;
        return (
          <PrintFrame
            titleOf={(document) =>
              `${document === 'packing-slip' ? 'Packing slips' : 'Bag labels'} for ${orders.length === 1 ? '1 order' : `${orders.length} orders`}`
            }
            back={back}
            documents={bagDocuments}
            pathOf={(document) => `${ordersPath}/print/${document}`}
            note={
              totalCount > orders.length &&
              `These are the newest ${orders.length} of ${totalCount} orders. Print the rest afterwards.`
            }
          >
            {(document, options) =>
              orders.map(({ id, number, packingSlip }) => (
                <Fragment key={id}>
                  <div className={styles.choices}>
                    <h2 className={styles.medium}>{sheetTexts.order(number)}</h2>
                    <BagStepper order={number} options={options} isOneOfMany />
                  </div>
                  {packingSlip != null && <BagSheets slip={packingSlip} document={document} options={options} />}
                </Fragment>
              ))
            }
          </PrintFrame>
        );
      }}
    </PageQuery>
  );
}
