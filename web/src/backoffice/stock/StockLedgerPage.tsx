import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { StockLedgerPageQuery } from './__generated__/StockLedgerPageQuery.graphql.ts';
import { ledgerTexts as texts } from './texts.ts';
import { StockLedger } from './StockLedger.tsx';
import { StockLedgerSkeleton } from './StockLedgerSkeleton.tsx';

const stockLedgerPageQuery = graphql`
  query StockLedgerPageQuery($id: ID!) {
    adminProduct(id: $id) {
      ...StockLedger_product
    }
    ...StockLedger_query @arguments(id: $id)
  }
`;

/** A product's stock and its ledger, over the list of products. */
export function StockLedgerPage() {
  const queryRef = usePageQuery<StockLedgerPageQuery>(stockLedgerPageQuery);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const leave = () =>
    void navigate({ pathname: '/dashboard/product', search }, { replace: true, preventScrollReset: true });

  return (
    <FormDialog title={texts.title} isOpen={isOpen} isWide onClose={() => setOpen(false)} onExited={leave}>
      <PageTitle title={texts.title} isOverPage />
      <PageBoundary fallback={<StockLedgerSkeleton />}>
        <StockLedgerPageContent queryRef={queryRef} />
      </PageBoundary>
    </FormDialog>
  );
}

function StockLedgerPageContent({ queryRef }: { queryRef: PreloadedQuery<StockLedgerPageQuery> }) {
  const query = usePreloadedQuery<StockLedgerPageQuery>(stockLedgerPageQuery, queryRef);
  if (query.adminProduct == null) return <EmptyState title={texts.notFoundTitle} text={texts.notFoundText} />;
  return <StockLedger product={query.adminProduct} query={query} />;
}
