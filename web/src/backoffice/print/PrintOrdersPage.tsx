import { Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PrintOrdersPageQuery } from './__generated__/PrintOrdersPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { BagStepper } from './BagStepper.tsx';
import styles from './print.module.css';
import { bagDocuments, readPrintDocument } from './printPaths.ts';
import { PrintSkeleton } from './PrintSkeleton.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { printTexts as texts, sheetTexts } from './texts.ts';
import { usePrintOptions } from './usePrintOptions.ts';

const ORDERS_PATH = '/dashboard/orders';

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
  const queryRef = usePageQuery<PrintOrdersPageQuery>(printOrdersPageQuery);
  return (
    <PageBoundary fallback={<PrintSkeleton />}>
      <PrintOrdersPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function PrintOrdersPageContent({ queryRef }: { queryRef: PreloadedQuery<PrintOrdersPageQuery> }) {
  const { adminOrders } = usePreloadedQuery<PrintOrdersPageQuery>(printOrdersPageQuery, queryRef);
  const document = readPrintDocument(useParams()['document'], bagDocuments);
  const options = usePrintOptions();
  const orders = adminOrders.edges.map(({ node }) => node).toReversed();
  if (document === null) return <EmptyState isPage title={texts.unknownTitle} />;
  if (orders.length === 0) return <EmptyState isPage title={texts.noOrdersTitle} text={texts.noOrdersText} />;
  return (
    <>
      <PrintToolbar
        title={texts.titleOfMany(document, orders.length)}
        back={{ to: ORDERS_PATH, label: texts.backToOrders }}
        document={document}
        documents={bagDocuments}
        pathOf={(other) => `${ORDERS_PATH}/print/${other}`}
        options={options}
      />
      {adminOrders.totalCount > orders.length && (
        <Text mb="4" color="fg.muted">
          {texts.capped(orders.length, adminOrders.totalCount)}
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
}
