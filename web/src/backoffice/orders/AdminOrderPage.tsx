import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { AdminOrderPageQuery } from './__generated__/AdminOrderPageQuery.graphql.ts';
import { AdminOrder } from './AdminOrder.tsx';
import { AdminOrderSkeleton } from './AdminOrderSkeleton.tsx';
import { orderTexts as texts } from './board/texts.ts';

const adminOrderPageQuery = graphql`
  query AdminOrderPageQuery($id: ID!) {
    adminOrder(id: $id) {
      ...AdminOrder_order
    }
  }
`;

/** One order in a dialog over the board; closing it keeps the board's filters. */
export function AdminOrderPage() {
  const queryRef = usePageQuery<AdminOrderPageQuery>(adminOrderPageQuery);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const leave = () =>
    void navigate({ pathname: '/dashboard/orders', search }, { replace: true, preventScrollReset: true });

  return (
    <FormDialog title={texts.title} isOpen={isOpen} isWide onClose={() => setOpen(false)} onExited={leave}>
      <PageBoundary fallback={<AdminOrderSkeleton />}>
        <AdminOrderPageContent queryRef={queryRef} />
      </PageBoundary>
    </FormDialog>
  );
}

function AdminOrderPageContent({ queryRef }: { queryRef: PreloadedQuery<AdminOrderPageQuery> }) {
  const { adminOrder } = usePreloadedQuery<AdminOrderPageQuery>(adminOrderPageQuery, queryRef);
  if (adminOrder == null) return <EmptyState title={texts.notFoundTitle} text={texts.notFoundText} />;
  return <AdminOrder order={adminOrder} />;
}
