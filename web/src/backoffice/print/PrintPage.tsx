import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import { adminOrderPath } from '../paths/adminOrderPath.ts';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PrintPageQuery } from './__generated__/PrintPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { BagStepper } from './BagStepper.tsx';
import styles from './print.module.css';
import { printDocuments, printPath, readPrintDocument } from './printPaths.ts';
import { PrintSkeleton } from './PrintSkeleton.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { Receipt } from './Receipt.tsx';
import { documentTexts, printTexts as texts } from './texts.ts';
import { usePrintOptions } from './usePrintOptions.ts';

const printPageQuery = graphql`
  query PrintPageQuery($id: ID!) {
    adminOrder(id: $id) {
      number
      packingSlip {
        ...BagSheets_slip
      }
      ...Receipt_order
    }
  }
`;

/** A document of an order on the screen as it is printed, and the button that prints it. */
export function PrintPage() {
  const queryRef = usePageQuery<PrintPageQuery>(printPageQuery);
  return (
    <PageBoundary fallback={<PrintSkeleton />}>
      <PrintPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function PrintPageContent({ queryRef }: { queryRef: PreloadedQuery<PrintPageQuery> }) {
  const { adminOrder } = usePreloadedQuery<PrintPageQuery>(printPageQuery, queryRef);
  const document = readPrintDocument(useParams()['document'], printDocuments);
  const options = usePrintOptions();
  if (document === null) return <EmptyState isPage title={texts.unknownTitle} />;
  if (adminOrder == null) return <EmptyState isPage title={texts.notFoundTitle} />;
  const { number, packingSlip } = adminOrder;
  const { id } = queryRef.variables;
  return (
    <>
      <PrintToolbar
        title={texts.title(documentTexts[document], number)}
        back={{ to: adminOrderPath(id), label: texts.back }}
        document={document}
        documents={printDocuments}
        pathOf={(other) => printPath(id, other)}
        options={options}
      >
        {document !== 'receipt' && <BagStepper order={number} options={options} />}
      </PrintToolbar>
      <div className={styles.sheets}>
        {document === 'receipt' && <Receipt order={adminOrder} />}
        {document !== 'receipt' && packingSlip != null && (
          <BagSheets slip={packingSlip} document={document} options={options} />
        )}
      </div>
    </>
  );
}
