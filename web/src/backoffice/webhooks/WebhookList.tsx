import { Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminTable } from '../ui/AdminTable.tsx';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { WebhookList_query$key } from './__generated__/WebhookList_query.graphql.ts';
import type { WebhookListPaginationQuery } from './__generated__/WebhookListPaginationQuery.graphql.ts';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { texts } from './texts.ts';
import { WebhookRow } from './WebhookRow.tsx';

const PAGE_SIZE = 20;
const columns = [texts.address, texts.subscribedTo, texts.state];

/** The list of webhooks. */
export function WebhookList({ query }: { query: WebhookList_query$key }) {
  const { data, ...pages } = usePaginationFragment<WebhookListPaginationQuery, WebhookList_query$key>(
    graphql`
      fragment WebhookList_query on Query
      @refetchable(queryName: "WebhookListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        webhookEndpoints(first: $count, after: $cursor)
          @connection(key: "WebhookList_webhookEndpoints")
          @required(action: THROW) {
          edges {
            node {
              id
              ...WebhookRow_endpoint
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.webhookEndpoints;
  const more = useLoadMore(pages, PAGE_SIZE);
  const { isOpen, start, close } = useActiveDialog<'add'>();
  return (
    <>
      <AdminHeader title={texts.title} action={texts.add} onAdd={() => start('add')} />
      <Text mb="4" color="fg.muted" maxW="46rem">
        {texts.lead}
      </Text>
      {edges.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} picture={<EmptyResultIllustration />} />
      ) : (
        <AdminTable label={texts.list} columns={columns}>
          {edges.map(({ node }) => (
            <WebhookRow key={node.id} endpoint={node} />
          ))}
        </AdminTable>
      )}
      <LoadMore pages={more} />
      <AddWebhookDialog isOpen={isOpen} onClose={close} />
    </>
  );
}
