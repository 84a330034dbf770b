import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { useState } from 'react';
import { ConnectionHandler, ROOT_ID } from 'relay-runtime';
import { Text } from '@chakra-ui/react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../ui/AdminList.tsx';
import type { WebhooksPageQuery } from './__generated__/WebhooksPageQuery.graphql.ts';
import { texts, statusLabels } from './texts.ts';
import { useAction } from '../../relay/useAction.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { WebhooksPageAddWebhookDialogMutation } from './__generated__/WebhooksPageAddWebhookDialogMutation.graphql.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { WebhooksPage_webhookListQuery$key } from './__generated__/WebhooksPage_webhookListQuery.graphql.ts';
import type { WebhooksPageWebhookListPaginationQuery } from './__generated__/WebhooksPageWebhookListPaginationQuery.graphql.ts';
import { AdminTableRow, Cell, PhoneLabel, RowLink } from '../ui/AdminTableRow.tsx';
import type { WebhooksPage_webhookListWebhookRow$key } from './__generated__/WebhooksPage_webhookListWebhookRow.graphql.ts';
import { WebhookState } from './WebhookState.tsx';

const webhookColumns = ['Address', texts.subscribedTo, 'State'];

const webhooksPageQuery = graphql`
  query WebhooksPageQuery {
    ...WebhooksPage_webhookListQuery
  }
`;

/** The webhooks, for admins. */
export function WebhooksPage() {
  const { isOpen, start, close } = useActiveDialog<'add'>();
  return (
    <>
      <AdminHeader
        title={texts.title}
        lead="Send signed messages to other programs when an order reaches a state you choose."
        action={texts.add}
        onAdd={() => start('add')}
      />
      <PageQuery<WebhooksPageQuery>
        query={webhooksPageQuery}
        fallback={<AdminListSkeleton columns={webhookColumns} rows={3} lines={2} />}
      >
        {(query) => <WebhookList query={query} />}
      </PageQuery>
      <AddWebhookDialog isOpen={isOpen} onClose={close} />
    </>
  );
}

const PAGE_SIZE = 20;

/** The list of webhooks. */
function WebhookList({ query }: { query: WebhooksPage_webhookListQuery$key }) {
  const { data, ...pages } = usePaginationFragment<
    WebhooksPageWebhookListPaginationQuery,
    WebhooksPage_webhookListQuery$key
  >(
    graphql`
      fragment WebhooksPage_webhookListQuery on Query
      @refetchable(queryName: "WebhooksPageWebhookListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        webhookEndpoints(first: $count, after: $cursor)
          @connection(key: "WebhookList_webhookEndpoints")
          @required(action: THROW) {
          edges {
            node {
              id
              ...WebhooksPage_webhookListWebhookRow
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <AdminList
      label="Webhooks"
      columns={webhookColumns}
      rows={data.webhookEndpoints.edges.map(({ node }) => (
        <WebhookRow key={node.id} endpoint={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE)}
      empty={{ title: 'No webhooks yet', text: 'Add the URL of a program that should hear about your orders.' }}
    />
  );
}

/** A row of the list of webhooks; its URL links to the webhook's page. */
function WebhookRow({ endpoint: endpointKey }: { endpoint: WebhooksPage_webhookListWebhookRow$key }) {
  const endpoint = useFragment(
    graphql`
      fragment WebhooksPage_webhookListWebhookRow on WebhookEndpoint {
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

/** Creates a webhook at the top of the list and shows its secret once; closing the dialog discards the secret. */
function AddWebhookDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [createWebhook, isCreating] = useAction<WebhooksPageAddWebhookDialogMutation>(
    graphql`
      mutation WebhooksPageAddWebhookDialogMutation($input: WebhookEndpointCreateInput!, $connections: [ID!]!) {
        webhookEndpointCreate(input: $input) {
          ... on WebhookEndpointCreatePayload {
            secret
            endpoint @prependNode(connections: $connections, edgeTypeName: "WebhookEndpointEdge") {
              ...WebhooksPage_webhookListWebhookRow
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      variables: { connections: [ConnectionHandler.getConnectionID(ROOT_ID, 'WebhookList_webhookEndpoints')] },
      onDone: (created) => setSecret(created.secret),
    },
  );
  return (
    <FormDialog
      title={secret === null ? texts.add : 'Webhook added'}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => setSecret(null)}
    >
      {secret === null ? (
        <WebhookForm
          initialValues={{ url: '', description: '', statuses: [] }}
          action={texts.add}
          isBusy={isCreating}
          onCancel={onClose}
          onSubmit={(input, onFormErrors) => createWebhook(input, { onFormErrors })}
        />
      ) : (
        <WebhookSecret secret={secret} onDone={onClose} />
      )}
    </FormDialog>
  );
}
