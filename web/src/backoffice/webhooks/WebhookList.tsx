import { graphql, usePaginationFragment } from 'react-relay';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminList } from '../ui/AdminList.tsx';
import type { WebhookList_query$key } from './__generated__/WebhookList_query.graphql.ts';
import type { WebhookListPaginationQuery } from './__generated__/WebhookListPaginationQuery.graphql.ts';
import { texts } from './texts.ts';
import { WebhookRow } from './WebhookRow.tsx';

const PAGE_SIZE = 20;

export const webhookColumns = [texts.address, texts.subscribedTo, texts.state];

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
  return (
    <AdminList
      label={texts.list}
      columns={webhookColumns}
      rows={data.webhookEndpoints.edges.map(({ node }) => (
        <WebhookRow key={node.id} endpoint={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE)}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
    />
  );
}
