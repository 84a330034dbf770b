import { useState } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { ordersPath } from '../staffPaths.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { AdminOrderPageQuery } from './__generated__/AdminOrderPageQuery.graphql.ts';
import { AdminOrder } from './AdminOrder.tsx';
import { texts as boardTexts } from './board/texts.ts';

const adminOrderPageQuery = graphql`
  query AdminOrderPageQuery($id: ID!) {
    adminOrder(id: $id) {
      ...AdminOrder_order
    }
  }
`;

/** One order in a dialog over the board; closing it keeps the board's filters. */
export function AdminOrderPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const board = { pathname: ordersPath, search };
  const leave = () => void navigate(board, { replace: true, preventScrollReset: true });
  return (
    <FormDialog title="Order" isOpen={isOpen} isWide onClose={() => setOpen(false)} onExited={leave}>
      <PageQuery<AdminOrderPageQuery>
        query={adminOrderPageQuery}
        fallback={<CardsSkeleton cards={['11', '56', '40', '40']} />}
      >
        {({ adminOrder }) =>
          adminOrder == null ? (
            <NotFound
              isOverPage
              title="We couldn’t find this order"
              text="Check the number and try again."
              link={{ to: `${ordersPath}${search}`, label: boardTexts.title }}
            />
          ) : (
            <AdminOrder order={adminOrder} />
          )
        }
      </PageQuery>
    </FormDialog>
  );
}
