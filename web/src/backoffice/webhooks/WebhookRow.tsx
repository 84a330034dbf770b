import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow, Cell, PhoneLabel, RowLink } from '../ui/AdminTableRow.tsx';
import type { WebhookRow_endpoint$key } from './__generated__/WebhookRow_endpoint.graphql.ts';
import { statusLabels } from './statusLabels.ts';
import { texts } from './texts.ts';
import { WebhookState } from './WebhookState.tsx';

/** A row of the list of webhooks; its URL links to the webhook's page. */
export function WebhookRow({ endpoint: endpointKey }: { endpoint: WebhookRow_endpoint$key }) {
  const endpoint = useFragment(
    graphql`
      fragment WebhookRow_endpoint on WebhookEndpoint {
        id
        url
        description
        statuses
        ...WebhookState_endpoint
      }
    `,
    endpointKey,
  );
  const { id, url, description, statuses } = endpoint;
  return (
    <AdminTableRow>
      <Cell w={{ md: '44%' }} overflowWrap="anywhere">
        <RowLink to={`/dashboard/webhooks/${id}`}>{url}</RowLink>
        {description !== '' && <Text color="fg.muted">{description}</Text>}
      </Cell>
      <Cell w={{ md: '30%' }} color="fg.muted">
        <PhoneLabel>{texts.subscribedTo}: </PhoneLabel>
        {statusLabels(statuses)}
      </Cell>
      <Cell>
        <WebhookState endpoint={endpoint} />
      </Cell>
    </AdminTableRow>
  );
}
