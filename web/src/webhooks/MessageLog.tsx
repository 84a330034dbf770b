import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyShelfPicture } from '../catalogue/EmptyShelfPicture.tsx';
import { LoadMore } from '../catalogue/LoadMore.tsx';
import { useMorePages } from '../catalogue/useMorePages.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { MessageLog_endpoint$key } from './__generated__/MessageLog_endpoint.graphql.ts';
import type { MessageLogNextQuery } from './__generated__/MessageLogNextQuery.graphql.ts';
import { MessageCard } from './MessageCard.tsx';
import { logTexts as texts } from './texts.ts';
import { useFreshMessages } from './useFreshMessages.ts';
import { useRefreshLog } from './useRefreshLog.ts';

const PAGE_SIZE = 20;

/** What was sent to a webhook, and what came of it. */
export function MessageLog({ endpoint }: { endpoint: MessageLog_endpoint$key }) {
  const { data, ...pages } = usePaginationFragment<MessageLogNextQuery, MessageLog_endpoint$key>(
    graphql`
      fragment MessageLog_endpoint on WebhookEndpoint
      @refetchable(queryName: "MessageLogNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        deliveries(first: $count, after: $cursor) @connection(key: "MessageLog_deliveries") {
          edges {
            node {
              id
              state
              ...MessageCard_delivery
            }
          }
        }
      }
    `,
    endpoint,
  );
  const more = useMorePages(pages, PAGE_SIZE);
  const messages = data.deliveries.edges.map(({ node }) => node);
  useFreshMessages(
    data.id,
    messages.filter(({ state }) => state === 'WAITING').map(({ id }) => id),
  );
  const { refresh, isRefreshing } = useRefreshLog(data.id);

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
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} picture={<EmptyShelfPicture />} />
      )}
      <Box as="ul" role="list" listStyleType="none" display="grid" gap="2">
        {messages.map((message) => (
          <MessageCard key={message.id} delivery={message} />
        ))}
      </Box>
      <LoadMore pages={more} />
    </section>
  );
}
