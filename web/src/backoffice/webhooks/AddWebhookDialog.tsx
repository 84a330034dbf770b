import { useState } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { useAction } from '../../relay/useAction.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { AddWebhookDialogMutation } from './__generated__/AddWebhookDialogMutation.graphql.ts';
import { texts } from './texts.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

interface AddWebhookDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Creates a webhook at the top of the list and shows its secret once; closing the dialog discards the secret. */
export function AddWebhookDialog({ isOpen, onClose }: AddWebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [createWebhook, isCreating] = useAction<AddWebhookDialogMutation>(
    graphql`
      mutation AddWebhookDialogMutation($input: WebhookEndpointCreateInput!) {
        webhookEndpointCreate(input: $input) {
          ... on WebhookEndpointCreatePayload {
            secret
            endpoint {
              id
              ...WebhookRow_endpoint
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, response) => {
        const endpoints = ConnectionHandler.getConnection(store.getRoot(), 'WebhookList_webhookEndpoints');
        const id = response?.webhookEndpointCreate.endpoint?.id;
        const added = id === undefined ? null : store.get(id);
        if (endpoints == null || added == null) return;
        const edge = ConnectionHandler.createEdge(store, endpoints, added, 'WebhookEndpointEdge');
        ConnectionHandler.insertEdgeBefore(endpoints, edge);
      },
      onDone: (created) => setSecret(created.secret),
    },
  );
  return (
    <FormDialog
      title={secret === null ? texts.add : texts.secretTitle}
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
