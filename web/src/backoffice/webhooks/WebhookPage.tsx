import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { WebhookPage_endpoint$key } from './__generated__/WebhookPage_endpoint.graphql.ts';
import type { WebhookPageQuery } from './__generated__/WebhookPageQuery.graphql.ts';
import { statusLabels } from './statusLabels.ts';
import { texts as listTexts, webhookTexts as texts } from './texts.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookDeliveryLog } from './WebhookDeliveryLog.tsx';
import { WebhookState } from './WebhookState.tsx';

const PATH = '/dashboard/webhooks';

const webhookPageQuery = graphql`
  query WebhookPageQuery($id: ID!) {
    webhookEndpoint(id: $id) {
      ...WebhookPage_endpoint
      ...WebhookDeliveryLog_endpoint
    }
  }
`;

/** One webhook: its state, actions and deliveries. */
export function WebhookPage() {
  return (
    <PageQuery<WebhookPageQuery>
      query={webhookPageQuery}
      fallback={<CardsSkeleton cards={['11', '28', '28', '28', '28']} />}
    >
      {({ webhookEndpoint }) =>
        webhookEndpoint == null ? (
          <NotFound title={texts.notFoundTitle} text={texts.notFoundText} link={{ to: PATH, label: texts.back }} />
        ) : (
          <>
            <WebhookHeader endpoint={webhookEndpoint} />
            <WebhookDeliveryLog endpoint={webhookEndpoint} />
          </>
        )
      }
    </PageQuery>
  );
}

function WebhookHeader({ endpoint: endpointKey }: { endpoint: WebhookPage_endpoint$key }) {
  const endpoint = useFragment(
    graphql`
      fragment WebhookPage_endpoint on WebhookEndpoint {
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
      <PageTitle title={listTexts.title} />
      <BackLink to={PATH} label={texts.back} />
      <Heading as="h1" textStyle={{ base: 'lg', md: 'xl' }} overflowWrap="anywhere">
        {url}
      </Heading>
      {description !== '' && (
        <Text mt="1" overflowWrap="anywhere">
          {description}
        </Text>
      )}
      <Text mt="1" mb="3" color="fg.muted" textStyle="sm">
        {texts.subscribedTo} {statusLabels(statuses)}
      </Text>
      <WebhookState endpoint={endpoint} />
      <Box mt="4" mb="8">
        <WebhookActions endpoint={endpoint} />
      </Box>
    </>
  );
}
