import { Box, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { StockLedgerMovements_query$key } from './__generated__/StockLedgerMovements_query.graphql.ts';
import type { StockLedgerMovementsNextQuery } from './__generated__/StockLedgerMovementsNextQuery.graphql.ts';
import { ledgerTexts as texts } from './texts.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { StockLedgerRow } from './StockLedgerRow.tsx';

const PAGE_SIZE = 20;
const columns = [texts.when, texts.change, texts.balance, texts.reason, texts.who];

/** For mutations that change a stock: replaces the loaded movements with the newest ones. */
export const newestMovements = graphql`
  fragment StockLedgerMovements_product on Product {
    stockMovements(first: 20) @connection(key: "StockLedgerMovements_stockMovements") {
      edges {
        node {
          id
          ...StockLedgerRow_movement
        }
      }
    }
  }
`;

/** The movements of a product's stock, newest first. */
export function StockLedgerMovements({ query }: { query: StockLedgerMovements_query$key }) {
  // Refetched from Query, because node(id) does not return a hidden product.
  const { data, ...pages } = usePaginationFragment<StockLedgerMovementsNextQuery, StockLedgerMovements_query$key>(
    graphql`
      fragment StockLedgerMovements_query on Query
      @refetchable(queryName: "StockLedgerMovementsNextQuery")
      @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        adminProduct(id: $id) {
          stockMovements(first: $count, after: $cursor) @connection(key: "StockLedgerMovements_stockMovements") {
            edges {
              node {
                id
                ...StockLedgerRow_movement
              }
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const edges = data.adminProduct?.stockMovements?.edges ?? [];
  if (edges.length === 0) return <Text color="fg.muted">{texts.noMovement}</Text>;

  return (
    // The head sticks to the top of the dialog, not below the page's header.
    <Box css={{ '& th': { top: '0' } }}>
      <AdminTable label={texts.movements} columns={columns}>
        {edges.map(({ node }) => (
          <StockLedgerRow key={node.id} movement={node} />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
    </Box>
  );
}
