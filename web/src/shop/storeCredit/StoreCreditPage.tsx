import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { AccountPage, AccountPageHead } from '../identity/AccountPage.tsx';
import { orderPath } from '../orders/orderPath.ts';
import type { StoreCreditPage_viewer$key } from './__generated__/StoreCreditPage_viewer.graphql.ts';
import type { StoreCreditPageNextQuery } from './__generated__/StoreCreditPageNextQuery.graphql.ts';
import type { StoreCreditPageQuery } from './__generated__/StoreCreditPageQuery.graphql.ts';
import { StoreCreditTransactionRow } from './StoreCreditTransactionRow.tsx';

const PAGE_SIZE = 20;

const storeCreditPageQuery = graphql`
  query StoreCreditPageQuery {
    viewer {
      ...StoreCreditPage_viewer
    }
  }
`;

/** The shopper's store credit: the balance and what changed it. */
export function StoreCreditPage() {
  const skeleton = (
    <Flex direction="column" gap="4">
      <CardSkeletons count={2} lines={4} />
    </Flex>
  );
  return (
    <Box maxWidth="44rem">
      <AccountPageHead title="Store credit" />
      <AccountPage<StoreCreditPageQuery> query={storeCreditPageQuery} skeleton={skeleton}>
        {(viewer) => <StoreCredit viewer={viewer} />}
      </AccountPage>
    </Box>
  );
}

function StoreCredit({ viewer }: { viewer: StoreCreditPage_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<StoreCreditPageNextQuery, StoreCreditPage_viewer$key>(
    graphql`
      fragment StoreCreditPage_viewer on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "StoreCreditPageNextQuery") {
        storeCredit {
          balance
          transactions(first: $count, after: $cursor) @connection(key: "StoreCreditPage_transactions") {
            edges {
              node {
                id
                ...StoreCreditTransactionRow_transaction
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const { balance, transactions } = data.storeCredit;
  if (transactions.edges.length === 0)
    return (
      <EmptyState
        title="No store credit yet"
        text="Refunds that you take as store credit show up here, ready for your next order."
      />
    );
  return (
    <>
      <Box layerStyle="card" padding="5" marginBottom="4">
        <Text color="fg.muted">Balance</Text>
        <Text textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatRupees(balance)}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          Use it at checkout on your next order. It doesn’t expire.
        </Text>
      </Box>
      <Box
        as="ul"
        layerStyle="card"
        paddingInline="5"
        paddingBlock="2"
        listStyleType="none"
        aria-label="Store credit transactions"
      >
        {transactions.edges.map(({ node }) => (
          <StoreCreditTransactionRow key={node.id} transaction={node} pathOf={orderPath} />
        ))}
      </Box>
      <LoadMore pages={more} />
    </>
  );
}
