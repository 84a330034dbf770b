import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { ConnectionHandler } from 'relay-runtime';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { WebhookActions_endpoint$key } from './__generated__/WebhookActions_endpoint.graphql.ts';
import type { WebhookActionsDeleteMutation } from './__generated__/WebhookActionsDeleteMutation.graphql.ts';
import type { WebhookActionsPingMutation } from './__generated__/WebhookActionsPingMutation.graphql.ts';
import type { WebhookActionsUpdateMutation } from './__generated__/WebhookActionsUpdateMutation.graphql.ts';
import { texts } from './texts.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { useState } from 'react';
import { DialogActions } from '../../ui/dialogs/DialogActions.tsx';
import type { WebhookActionsRotateSecretMutation } from './__generated__/WebhookActionsRotateSecretMutation.graphql.ts';
import { WebhookSecret } from './WebhookSecret.tsx';

/** The buttons of a webhook and their dialogs. */
export function WebhookActions({ endpoint }: { endpoint: WebhookActions_endpoint$key }) {
  const { id, url, description, statuses, isEnabled } = useFragment(
    graphql`
      fragment WebhookActions_endpoint on WebhookEndpoint {
        id
        url
        description
        statuses
        isEnabled
      }
    `,
    endpoint,
  );
  const values = { url, description, statuses };
  const { kind, isOpen, start, close, closeWith } = useActiveDialog<'edit' | 'disable' | 'rotate' | 'delete'>();
  const [ping, isPinging] = useAction<WebhookActionsPingMutation>(
    graphql`
      mutation WebhookActionsPingMutation($input: WebhookEndpointPingInput!, $connections: [ID!]!) {
        webhookEndpointPing(input: $input) {
          ... on WebhookEndpointPingPayload {
            deliveryEdge @prependEdge(connections: $connections) {
              node {
                id
                ...WebhookDeliveryCard_delivery
              }
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { variables: { connections: [ConnectionHandler.getConnectionID(id, 'WebhookDeliveryLog_deliveries')] } },
  );
  const [update, isUpdating] = useAction<WebhookActionsUpdateMutation>(graphql`
    mutation WebhookActionsUpdateMutation($input: WebhookEndpointUpdateInput!) {
      webhookEndpointUpdate(input: $input) {
        ... on WebhookEndpointUpdatePayload {
          endpoint {
            ...WebhooksPage_webhookListWebhookRow
            ...WebhookActions_endpoint
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [deleteEndpoint, isDeleting] = useAction<WebhookActionsDeleteMutation>(graphql`
    mutation WebhookActionsDeleteMutation($input: WebhookEndpointDeleteInput!) {
      webhookEndpointDelete(input: $input) {
        ... on WebhookEndpointDeletePayload {
          __typename
        }
        ... on WebhookEndpointNotFoundError @alias(as: "WebhookEndpointNotFoundError") {
          __typename
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const navigate = useNavigate();
  const leave = () => {
    showSuccess('Webhook deleted');
    void navigate('/dashboard/webhooks', { replace: true });
  };
  // A webhook that was deleted before is treated like one that is deleted now.
  const remove = () =>
    deleteEndpoint(
      { endpointId: id },
      {
        updater: (store) => {
          const endpoints = ConnectionHandler.getConnection(store.getRoot(), 'WebhookList_webhookEndpoints');
          if (endpoints != null) ConnectionHandler.deleteNode(endpoints, id);
        },
        onDone: leave,
        errors: { WebhookEndpointNotFoundError: leave },
        onRefused: closeWith(showError),
      },
    );
  const dialog = { isOpen, onClose: close };

  return (
    <Flex gap="2" wrap="wrap">
      {isEnabled ? (
        <Button
          loading={isPinging}
          onClick={() => ping({ endpointId: id }, { onDone: () => showSuccess('A test is on its way') })}
        >
          Send a test
        </Button>
      ) : (
        <Button
          loading={isUpdating}
          onClick={() =>
            update({ endpointId: id, ...values, isEnabled: true }, { onDone: () => showSuccess('Webhook enabled') })
          }
        >
          Enable again
        </Button>
      )}
      <Button variant="outline" onClick={() => start('edit')}>
        Edit
      </Button>
      {isEnabled && (
        <Button variant="outline" onClick={() => start('disable')}>
          {texts.disable}
        </Button>
      )}
      <Button variant="outline" onClick={() => start('rotate')}>
        {texts.rotate}
      </Button>
      <Button variant="outline" colorPalette="red" onClick={() => start('delete')}>
        {texts.delete}
      </Button>
      {kind === 'edit' && (
        <FormDialog title="Edit webhook" {...dialog}>
          <WebhookForm
            initialValues={values}
            action="Save"
            isBusy={isUpdating}
            onCancel={close}
            onSubmit={(edited, onFormErrors) =>
              update(
                { endpointId: id, ...edited, isEnabled },
                { onFormErrors, onDone: () => closeWith(showSuccess)('Webhook changed') },
              )
            }
          />
        </FormDialog>
      )}
      {kind === 'disable' && (
        <ConfirmDialog
          title="Disable this webhook?"
          text="We won’t send it anything until you enable it again. Pending messages are dropped."
          action={texts.disable}
          isDestructive
          isBusy={isUpdating}
          onConfirm={() =>
            update(
              { endpointId: id, ...values, isEnabled: false },
              { onDone: () => closeWith(showSuccess)('Webhook disabled'), onRefused: closeWith(showError) },
            )
          }
          {...dialog}
        />
      )}
      {kind === 'rotate' && <RotateSecretDialog webhookId={id} {...dialog} />}
      {kind === 'delete' && (
        <ConfirmDialog
          title="Delete this webhook?"
          text="Its log is deleted too, and pending messages won’t be sent. This can’t be undone."
          action={texts.delete}
          isDestructive
          isBusy={isDeleting}
          onConfirm={remove}
          {...dialog}
        />
      )}
    </Flex>
  );
}

interface RotateSecretDialogProps {
  webhookId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Rotates a webhook's secret after a confirmation and shows it once; closing the dialog discards it. */
function RotateSecretDialog({ webhookId, isOpen, onClose }: RotateSecretDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [rotateSecret, isRotating] = useAction<WebhookActionsRotateSecretMutation>(
    graphql`
      mutation WebhookActionsRotateSecretMutation($input: WebhookEndpointRotateSecretInput!) {
        webhookEndpointRotateSecret(input: $input) {
          ... on WebhookEndpointRotateSecretPayload {
            secret
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: (rotated) => setSecret(rotated.secret) },
  );
  return (
    <FormDialog
      title={secret === null ? 'Create a new secret?' : 'New secret'}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => setSecret(null)}
    >
      {secret === null ? (
        <>
          <Text color="fg.muted" mb="5">
            The current secret stops working right away. Messages will fail until your program has the new one.
          </Text>
          <DialogActions
            action={texts.rotate}
            isDestructive
            isBusy={isRotating}
            onCancel={onClose}
            onConfirm={() => rotateSecret({ endpointId: webhookId })}
          />
        </>
      ) : (
        <WebhookSecret secret={secret} onDone={onClose} />
      )}
    </FormDialog>
  );
}
