import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useReload } from '../ui/useReload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { WebhookDeliveryLog_endpoint$key } from './__generated__/WebhookDeliveryLog_endpoint.graphql.ts';
import webhookPage, { type WebhookPageQuery } from './__generated__/WebhookPageQuery.graphql.ts';
import type { WebhookDeliveryLogPaginationQuery } from './__generated__/WebhookDeliveryLogPaginationQuery.graphql.ts';
import { WebhookDeliveryCard } from './WebhookDeliveryCard.tsx';
import { logTexts as texts } from './texts.ts';
import { useWebhookDeliveryPolling } from './useWebhookDeliveryPolling.ts';

const PAGE_SIZE = 20;

/** The deliveries of a webhook, the newest first. */
export function WebhookDeliveryLog({ endpoint }: { endpoint: WebhookDeliveryLog_endpoint$key }) {
  const { data, ...pages } = usePaginationFragment<WebhookDeliveryLogPaginationQuery, WebhookDeliveryLog_endpoint$key>(
    graphql`
      fragment WebhookDeliveryLog_endpoint on WebhookEndpoint
      @refetchable(queryName: "WebhookDeliveryLogPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        deliveries(first: $count, after: $cursor) @connection(key: "WebhookDeliveryLog_deliveries") {
          edges {
            node {
              id
              state
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
    messages.filter(({ state }) => state === 'PENDING').map(({ id }) => id),
  );
  const { refresh, isRefreshing } = useReload<WebhookPageQuery>(webhookPage, () => ({ id: data.id }));

  return (
    <section aria-labelledby="messages">
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h2" id="messages" textStyle="lg">
          {texts.title}
        </Heading>
        <Button variant="outline" loading={isRefreshing} loadingText={texts.refresh} onClick={refresh}>
          <RotateCw aria-hidden />
          {texts.refresh}
        </Button>
      </Flex>
      <Text mt="1" mb="3" color="fg.muted" textStyle="sm">
        {texts.lead}
      </Text>
      {messages.length === 0 && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} picture={<EmptyResultIllustration />} />
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
