import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { WebhookHeader_endpoint$key } from './__generated__/WebhookHeader_endpoint.graphql.ts';
import { statusLabels } from './statusLabels.ts';
import { texts, webhookTexts } from './texts.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookState } from './WebhookState.tsx';

/** The header of a webhook's page. */
export function WebhookHeader({ endpoint: endpointKey }: { endpoint: WebhookHeader_endpoint$key }) {
  const endpoint = useFragment(
    graphql`
      fragment WebhookHeader_endpoint on WebhookEndpoint {
        url
        description
        statuses
        ...WebhookState_endpoint
        ...WebhookActions_endpoint
      }
    `,
    endpointKey,
  );
  const { url, description, statuses } = endpoint;
  return (
    <>
      <PageTitle title={texts.title} />
      <Flex>
        <BlockerLink to="/dashboard/webhooks" gap="1">
          <ChevronLeft size={16} aria-hidden />
          {webhookTexts.back}
        </BlockerLink>
      </Flex>
      <Heading as="h1" textStyle={{ base: 'lg', md: 'xl' }} overflowWrap="anywhere">
        {url}
      </Heading>
      {description !== '' && (
        <Text mt="1" overflowWrap="anywhere">
          {description}
        </Text>
      )}
      <Text mt="1" mb="3" color="fg.muted" textStyle="sm">
        {webhookTexts.subscribedTo} {statusLabels(statuses)}
      </Text>
      <WebhookState endpoint={endpoint} />
      <Box mt="4" mb="8">
        <WebhookActions endpoint={endpoint} />
      </Box>
    </>
  );
}
