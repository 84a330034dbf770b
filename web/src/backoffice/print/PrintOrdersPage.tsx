import { Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { ordersPath } from '../staffPaths.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { PrintOrdersPageQuery } from './__generated__/PrintOrdersPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { BagStepper, PrintToolbar } from './PrintToolbar.tsx';
import styles from './print.module.css';
import { bagDocuments, readPrintDocument } from './printPaths.ts';
import { printTexts as texts, sheetTexts } from './texts.ts';
import { usePrintOptions } from './usePrintOptions.ts';

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
  const document = readPrintDocument(useParams()['document'], bagDocuments);
  const options = usePrintOptions();
  return (
    <PageQuery<PrintOrdersPageQuery> query={printOrdersPageQuery} fallback={<CardsSkeleton cards={['11', '96']} />}>
      {({ adminOrders: { edges, totalCount } }) => {
        const back = { to: ordersPath, label: texts.backToOrders };
        const orders = edges.map(({ node }) => node).toReversed();
        if (document === null) return <NotFound title={texts.unknownTitle} link={back} />;
        if (orders.length === 0)
          return <NotFound title="No orders to print" text="They may have left the shop meanwhile." link={back} />;
        return (
          <>
            <PrintToolbar
              title={`${document === 'packing-slip' ? 'Packing slips' : 'Bag labels'} of ${orders.length === 1 ? '1 order' : `${orders.length} orders`}`}
              back={back}
              document={document}
              documents={bagDocuments}
              pathOf={(other) => `${ordersPath}/print/${other}`}
              options={options}
            />
            {totalCount > orders.length && (
              <Text mb="4" color="fg.muted">
                {`The newest ${orders.length} of ${totalCount} orders are here. Print the others afterwards.`}
              </Text>
            )}
            <div className={styles.sheets}>
              {orders.map(({ id, number, packingSlip }) => (
                <Fragment key={id}>
                  <div className={styles.choices}>
                    <h2 className={styles.medium}>{sheetTexts.order(number)}</h2>
                    <BagStepper order={number} options={options} isOneOfMany />
                  </div>
                  {packingSlip != null && <BagSheets slip={packingSlip} document={document} options={options} />}
                </Fragment>
              ))}
            </div>
          </>
        );
      }}
    </PageQuery>
  );
}
