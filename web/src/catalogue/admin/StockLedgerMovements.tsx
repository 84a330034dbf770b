import { Box, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { LoadMore } from '../LoadMore.tsx';
import { useMorePages } from '../useMorePages.ts';
import type { StockLedgerMovements_query$key } from './__generated__/StockLedgerMovements_query.graphql.ts';
import type { StockLedgerMovementsNextQuery } from './__generated__/StockLedgerMovementsNextQuery.graphql.ts';
import { ledgerTexts as texts } from './adminProductTexts.ts';
import { AdminTable } from './AdminTable.tsx';
import { StockLedgerRow } from './StockLedgerRow.tsx';

const PAGE_SIZE = 20;
const columns = [texts.when, texts.change, texts.balance, texts.reason, texts.who];

/** For what changes a stock: the newest movements, in the place of those that were loaded. */
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

/** Each change of a product's stock, newest first. */
export function StockLedgerMovements({ query }: { query: StockLedgerMovements_query$key }) {
  // By the query, because a hidden product is no node that could be asked for its next page.
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
  const more = useMorePages(pages, PAGE_SIZE);
  const edges = data.adminProduct?.stockMovements.edges ?? [];
  if (edges.length === 0) return <Text color="fg.muted">{texts.noMovement}</Text>;

  return (
    // The head stays at the top of the dialog, not below the page's header.
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
