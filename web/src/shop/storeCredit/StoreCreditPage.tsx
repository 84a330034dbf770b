import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RedirectToLogin } from '../identity/RedirectToLogin.tsx';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { orderPath } from '../orders/orderPath.ts';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { StoreCreditPage_viewer$key } from './__generated__/StoreCreditPage_viewer.graphql.ts';
import type { StoreCreditPageNextQuery } from './__generated__/StoreCreditPageNextQuery.graphql.ts';
import type { StoreCreditPageQuery } from './__generated__/StoreCreditPageQuery.graphql.ts';
import { StoreCreditSkeleton } from './StoreCreditSkeleton.tsx';
import { StoreCreditTransactionRow } from './StoreCreditTransactionRow.tsx';
import { texts } from './texts.ts';

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
  const queryRef = usePageQuery<StoreCreditPageQuery>(storeCreditPageQuery);
  return (
    <PageBoundary fallback={<StoreCreditSkeleton />}>
      <StoreCreditPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function StoreCreditPageContent({ queryRef }: { queryRef: PreloadedQuery<StoreCreditPageQuery> }) {
  const { viewer } = usePreloadedQuery<StoreCreditPageQuery>(storeCreditPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return (
    <Box maxWidth="44rem">
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle="2xl" marginBottom="5">
        {texts.title}
      </Heading>
      <StoreCredit viewer={viewer} />
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
  if (transactions.edges.length === 0) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <>
      <Box layerStyle="card" padding="5" marginBottom="4">
        <Text color="fg.muted">{texts.balance}</Text>
        <Text textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatRupees(balance)}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {texts.lead}
        </Text>
      </Box>
      <Box as="ul" layerStyle="card" paddingInline="5" paddingBlock="2" listStyleType="none" aria-label={texts.list}>
        {transactions.edges.map(({ node }) => (
          <StoreCreditTransactionRow key={node.id} transaction={node} pathOf={orderPath} />
        ))}
      </Box>
      <LoadMore pages={more} />
    </>
  );
}
