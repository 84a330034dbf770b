import { Box, Heading, Text, Button, Flex } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { RotateCw } from 'lucide-react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { WebhookPageQuery } from './__generated__/WebhookPageQuery.graphql.ts';
import { statusLabels, texts } from './texts.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookState } from './WebhookState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useReload } from '../ui/useReload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { WebhookPage_webhookDeliveryLog$key } from './__generated__/WebhookPage_webhookDeliveryLog.graphql.ts';
import type { WebhookPageWebhookDeliveryLogPaginationQuery } from './__generated__/WebhookPageWebhookDeliveryLogPaginationQuery.graphql.ts';
import { WebhookDeliveryCard } from './WebhookDeliveryCard.tsx';
import { usePolling } from '../ui/usePolling.ts';
import type { WebhookPagePendingDeliveriesQuery } from './__generated__/WebhookPagePendingDeliveriesQuery.graphql.ts';

const PATH = '/dashboard/webhooks';

const webhookPageQuery = graphql`
  query WebhookPageQuery($id: ID!) {
    webhookEndpoint(id: $id) {
      url
      description
      statuses
      ...WebhookState_endpoint
      ...WebhookActions_endpoint
      ...WebhookPage_webhookDeliveryLog
    }
  }
`;

const back = { to: PATH, label: 'All webhooks' };

/** One webhook: its state, actions and deliveries. */
export function WebhookPage() {
  return (
    <PageQuery<WebhookPageQuery>
      query={webhookPageQuery}
      fallback={<CardsSkeleton back={back} cards={['11', '28', '28', '28', '28']} />}
    >
      {({ webhookEndpoint }) =>
        webhookEndpoint == null ? (
          <NotFound title="This webhook doesn’t exist" text="It was deleted, along with its log." link={back} />
        ) : (
          <>
            <PageTitle title={texts.title} />
            <BackLink {...back} />
            <Heading as="h1" textStyle={{ base: 'lg', md: 'xl' }} overflowWrap="anywhere">
              {webhookEndpoint.url}
            </Heading>
            {webhookEndpoint.description !== '' && (
              <Text mt="1" overflowWrap="anywhere">
                {webhookEndpoint.description}
              </Text>
            )}
            <Text mt="1" mb="3" color="fg.muted" textStyle="sm">
              Order states: {statusLabels(webhookEndpoint.statuses)}
            </Text>
            <WebhookState endpoint={webhookEndpoint} />
            <Box mt="4" mb="8">
              <WebhookActions endpoint={webhookEndpoint} />
            </Box>
            <WebhookDeliveryLog endpoint={webhookEndpoint} />
          </>
        )
      }
    </PageQuery>
  );
}

const PAGE_SIZE = 20;

/** The deliveries of a webhook, the newest first. */
function WebhookDeliveryLog({ endpoint }: { endpoint: WebhookPage_webhookDeliveryLog$key }) {
  const { data, ...pages } = usePaginationFragment<
    WebhookPageWebhookDeliveryLogPaginationQuery,
    WebhookPage_webhookDeliveryLog$key
  >(
    graphql`
      fragment WebhookPage_webhookDeliveryLog on WebhookEndpoint
      @refetchable(queryName: "WebhookPageWebhookDeliveryLogPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        deliveries(first: $count, after: $cursor) @connection(key: "WebhookDeliveryLog_deliveries") {
          edges {
            node {
              id
              status
              ...WebhookDeliveryCard_delivery
            }
          }
        }
      }
    `,
    endpoint,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const messages = data.deliveries.edges.map(({ node }) => node);
  useWebhookDeliveryPolling(
    data.id,
    messages.filter(({ status }) => status === 'PENDING').map(({ id }) => id),
  );
  const { refresh, isRefreshing } = useReload<WebhookPageQuery>(webhookPageQuery, () => ({ id: data.id }));

  return (
    <section aria-labelledby="messages">
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h2" id="messages" textStyle="lg">
          Messages
        </Heading>
        <Button variant="outline" loading={isRefreshing} loadingText={texts.refresh} onClick={refresh}>
          <RotateCw aria-hidden />
          {texts.refresh}
        </Button>
      </Flex>
      <Text mt="1" mb="3" color="fg.muted" textStyle="sm">
        Sent in the last 30 days, newest first.
      </Text>
      {messages.length === 0 && (
        <EmptyState
          title="Nothing sent yet"
          text="Messages show up here when an order reaches one of its states. You can also send a test."
          picture={<EmptyResultIllustration />}
        />
      )}
      <Box as="ul" role="list" listStyleType="none" display="grid" gap="2">
        {messages.map((message) => (
          <WebhookDeliveryCard key={message.id} delivery={message} />
        ))}
      </Box>
      <LoadMore pages={more} />
    </section>
  );
}

const POLL_INTERVAL_MS = 3000;
const MAX_POLLED_DELIVERIES = 20;

const pendingDeliveriesQuery = graphql`
  query WebhookPagePendingDeliveriesQuery($endpointId: ID!, $ids: [ID!]!) {
    webhookEndpoint(id: $endpointId) {
      ...WebhookState_endpoint
      ...WebhookActions_endpoint
    }
    nodes(ids: $ids) {
      ...WebhookDeliveryCard_delivery @alias
    }
  }
`;

/** Polls the newest pending deliveries every few seconds while the page is visible. */
function useWebhookDeliveryPolling(endpointId: string, waiting: readonly string[]): void {
  const ids = waiting.slice(0, MAX_POLLED_DELIVERIES);
  const { reload } = useReload<WebhookPagePendingDeliveriesQuery>(pendingDeliveriesQuery, () => ({ endpointId, ids }));
  usePolling(reload, POLL_INTERVAL_MS, ids.length > 0);
}
