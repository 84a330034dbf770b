import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { CopyField } from '../../../ui/forms/CopyField.tsx';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { Warning } from '../AccountPage.tsx';
import type { ApiTokenCreateInput, NewTokenDialogMutation } from './__generated__/NewTokenDialogMutation.graphql.ts';
import { NewTokenForm } from './NewTokenForm.tsx';

interface NewTokenDialogProps {
  /** The id of the connection that the new token is added to. */
  connectionId: string;
  /** Whether the person may download files with data of many people. */
  canExport: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates a token and shows it once; closing the dialog discards it. */
export function NewTokenDialog({ connectionId, canExport, isOpen, onClose }: NewTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const { createApiToken, isCreating } = useCreateApiToken(connectionId, setToken);
  return (
    <FormDialog
      title={token === null ? 'New API token' : 'Copy your token now'}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => setToken(null)}
    >
      {token === null ? (
        <NewTokenForm canExport={canExport} isBusy={isCreating} onCancel={onClose} onSubmit={createApiToken} />
      ) : (
        <Flex direction="column" gap="4">
          <Warning text="This is the only time we can show it. Anyone who has it can act as you." />
          <CopyField label="Your token" value={token} action="Copy token" isFirst />
          <CopyField label="Try it in a terminal" value={commandWith(token)} action="Copy command" />
          <Flex justify="flex-end">
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              Done
            </Button>
          </Flex>
        </Flex>
      )}
    </FormDialog>
  );
}

/** Creates an API token and prepends it to the given connection; the token itself never enters the store. */
function useCreateApiToken(connectionId: string, onCreated: (token: string) => void) {
  const environment = useRelayEnvironment();
  const [act, isCreating] = useAction<NewTokenDialogMutation>(graphql`
    mutation NewTokenDialogMutation($input: ApiTokenCreateInput!, $connections: [ID!]!) {
      apiTokenCreate(input: $input) {
        ... on ApiTokenCreatePayload {
          token
          apiTokenEdge @prependEdge(connections: $connections) {
            node {
              id
              ...ApiTokenRow_apiToken
            }
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const createApiToken = (input: ApiTokenCreateInput, onFormErrors: (refusal: FormErrors) => void) => {
    let payloadId: string | undefined;
    act(input, {
      variables: { connections: [connectionId] },
      updater: (store) => {
        payloadId = store.getRootField('apiTokenCreate').getDataID();
      },
      onDone: ({ token }) => {
        commitLocalUpdate(environment, (store) => payloadId !== undefined && store.delete(payloadId));
        onCreated(token);
      },
      onFormErrors,
    });
  };
  return { createApiToken, isCreating };
}

/** A curl command that queries the name of the token's owner. */
function commandWith(token: string): string {
  return [
    `curl ${window.location.origin}/graphql`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Content-Type: application/json'`,
    `-d '{"query":"{ viewer { name } }"}'`,
  ].join(' \\\n  ');
}
