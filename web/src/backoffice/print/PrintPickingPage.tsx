import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { pickingPath } from '../paths/pickingPaths.ts';
import type { PrintPickingPageQuery } from './__generated__/PrintPickingPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { BagStepper } from './BagStepper.tsx';
import styles from './print.module.css';
import { bagDocuments, pickingPrintPath, readPrintDocument } from './printPaths.ts';
import { PrintSkeleton } from './PrintSkeleton.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { documentTexts, printTexts as texts } from './texts.ts';
import { usePrintOptions } from './usePrintOptions.ts';

const printPickingPageQuery = graphql`
  query PrintPickingPageQuery($id: ID!) {
    pickingOrder(id: $id) {
      number
      packingSlip {
        ...BagSheets_slip
      }
    }
  }
`;

/** The packing slip or the bag labels of an order, for the assigned picker. */
export function PrintPickingPage() {
  const queryRef = usePageQuery<PrintPickingPageQuery>(printPickingPageQuery);
  return (
    <PageBoundary fallback={<PrintSkeleton />}>
      <PrintPickingPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function PrintPickingPageContent({ queryRef }: { queryRef: PreloadedQuery<PrintPickingPageQuery> }) {
  const { pickingOrder } = usePreloadedQuery<PrintPickingPageQuery>(printPickingPageQuery, queryRef);
  const document = readPrintDocument(useParams()['document'], bagDocuments);
  const options = usePrintOptions();
  if (document === null) return <EmptyState isPage title={texts.unknownTitle} />;
  if (pickingOrder?.packingSlip == null)
    return <EmptyState isPage title={texts.notPickedTitle} text={texts.notPickedText} />;
  const { id } = queryRef.variables;
  return (
    <>
      <PrintToolbar
        title={texts.title(documentTexts[document], pickingOrder.number)}
        back={{ to: pickingPath(id), label: texts.back }}
        document={document}
        documents={bagDocuments}
        pathOf={(other) => pickingPrintPath(id, other)}
        options={options}
      >
        <BagStepper order={pickingOrder.number} options={options} />
      </PrintToolbar>
      <div className={styles.sheets}>
        <BagSheets slip={pickingOrder.packingSlip} document={document} options={options} />
      </div>
    </>
  );
}
