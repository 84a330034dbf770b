import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { PrintPageQuery } from './__generated__/PrintPageQuery.graphql.ts';
import { BagLabels } from './BagLabels.tsx';
import { PackingSlip } from './PackingSlip.tsx';
import styles from './print.module.css';
import { readPrintDocument, type PrintDocument } from './printPaths.ts';
import { PrintSkeleton } from './PrintSkeleton.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { Receipt } from './Receipt.tsx';
import { documentTexts, printTexts as texts } from './texts.ts';

const MAX_BAGS = 20;

const printPageQuery = graphql`
  query PrintPageQuery($id: ID!) {
    adminOrder(id: $id) {
      number
      ...PackingSlip_order
      ...BagLabels_order
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
  const document = readPrintDocument(useParams()['document']);
  const [params] = useSearchParams();
  if (document === null) return <EmptyState isPage title={texts.unknownTitle} />;
  if (adminOrder == null) return <EmptyState isPage title={texts.notFoundTitle} />;
  const bags = Math.min(MAX_BAGS, Math.max(1, Math.trunc(Number(params.get('bags'))) || 1));
  const paper = params.get('paper') === 'A4' ? 'A4' : 'A5';
  const sheets: Record<PrintDocument, () => ReactNode> = {
    'packing-slip': () => <PackingSlip order={adminOrder} bags={bags} paper={paper} />,
    'bag-label': () => <BagLabels order={adminOrder} bags={bags} />,
    receipt: () => <Receipt order={adminOrder} />,
  };
  return (
    <>
      <PageTitle title={texts.title(documentTexts[document], adminOrder.number)} />
      <PrintToolbar
        title={texts.title(documentTexts[document], adminOrder.number)}
        orderId={queryRef.variables.id}
        document={document}
        bags={bags}
        maxBags={MAX_BAGS}
        paper={paper}
      />
      <div className={styles.sheets}>{sheets[document]()}</div>
    </>
  );
}
