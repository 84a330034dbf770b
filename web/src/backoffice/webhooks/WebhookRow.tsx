import { chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
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
    <AdminTableRow role="row">
      <Cell role="cell" w={{ md: '44%' }} overflowWrap="anywhere">
        <WebhookLink to={`/dashboard/webhooks/${id}`}>{url}</WebhookLink>
        {description !== '' && <Text color="fg.muted">{description}</Text>}
      </Cell>
      <Cell role="cell" w={{ md: '30%' }} color="fg.muted">
        <PhoneLabel>{texts.subscribedTo}: </PhoneLabel>
        {statusLabels(statuses)}
      </Cell>
      <Cell role="cell">
        <WebhookState endpoint={endpoint} />
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');
const PhoneLabel = chakra('span', { base: { display: { md: 'none' } } });

const WebhookLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '0' },
    borderRadius: 'sm',
    color: 'green.fg',
    fontWeight: 'semibold',
    textDecoration: { base: 'underline', md: 'none' },
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
});
