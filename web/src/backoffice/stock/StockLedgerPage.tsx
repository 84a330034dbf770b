import { useState } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { StockLedgerPageQuery } from './__generated__/StockLedgerPageQuery.graphql.ts';
import { ledgerTexts as texts } from './texts.ts';
import { StockLedger } from './StockLedger.tsx';

const stockLedgerPageQuery = graphql`
  query StockLedgerPageQuery($id: ID!) {
    adminProduct(id: $id) {
      ...StockLedger_product
    }
    ...StockLedger_movementsQuery @arguments(id: $id)
  }
`;

/** A product's stock and its ledger, over the list of products. */
export function StockLedgerPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const list = { pathname: '/dashboard/product', search };
  const leave = () => void navigate(list, { replace: true, preventScrollReset: true });
  return (
    <FormDialog title={texts.title} isOpen={isOpen} isWide onClose={() => setOpen(false)} onExited={leave}>
      <PageTitle title={texts.title} isOverPage />
      <PageQuery<StockLedgerPageQuery>
        query={stockLedgerPageQuery}
        fallback={<CardsSkeleton cards={['20', '56', '80']} />}
      >
        {(query) =>
          query.adminProduct == null ? (
            <NotFound
              isOverPage
              title="This product no longer exists"
              text="It has been deleted."
              link={{ to: `${list.pathname}${search}`, label: 'All products' }}
            />
          ) : (
            <StockLedger product={query.adminProduct} query={query} />
          )
        }
      </PageQuery>
    </FormDialog>
  );
}
