import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { commitMutation, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { actionCallbacks } from '../../relay/actionCallbacks.ts';
import { AccountLink } from '../../shop/identity/AccountLink.tsx';
import { EmailField, mismatchErrors, PasswordField } from '../../shop/identity/CredentialFields.tsx';
import { CheckLabel } from '../../ui/forms/CheckLabel.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import type { OwnShopForm_demo$key } from './__generated__/OwnShopForm_demo.graphql.ts';
import type { OwnShopFormMutation } from './__generated__/OwnShopFormMutation.graphql.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** The backup of a large demo takes a while on a slow disk. */
const TIMEOUT_MS = 120_000;
const empty = { name: '', email: '', password: '', confirmPassword: '' };

interface OwnShopFormProps {
  demo: OwnShopForm_demo$key;
  /** Receives the folder of the backup; null if the shop has written none. */
  onStarted: (backup: string | null) => void;
}

/** Asks for the login of the owner and a confirmation, and removes the demo. */
export function OwnShopForm({ demo, onStarted }: OwnShopFormProps) {
  const { backupFolder } = useFragment(
    graphql`
      fragment OwnShopForm_demo on Demo {
        backupFolder
      }
    `,
    demo,
  );
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues(empty);
  const [hasBackup, setHasBackup] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isUnknown: boolean }>();
  const [isRemoving, setRemoving] = useState(false);
  const environment = useRelayEnvironment();

  const submit = () => {
    setFailure(undefined);
    if (values.password !== values.confirmPassword)
      return showErrors(mismatchErrors('Both passwords must be the same'));
    setRemoving(true);
    const { onCompleted, onError } = actionCallbacks<OwnShopFormMutation>({
      onDone: ({ backupDirectory }) => onStarted(backupDirectory ?? null),
      fields: { BackupFailedError: 'shop', DemoRemovedError: 'shop', AdminRoleError: 'shop' },
      onFormErrors: (refusal) => {
        setRemoving(false);
        if ('shop' in refusal.fields) setFailure({ message: refusal.message, isUnknown: false });
        else showErrors(refusal);
      },
      onFailed: (message) => {
        setRemoving(false);
        setFailure({ message, isUnknown: true });
      },
    });
    commitMutation<OwnShopFormMutation>(environment, {
      mutation: graphql`
        mutation OwnShopFormMutation($input: DemoRemoveInput!) {
          demoRemove(input: $input) {
            ... on DemoRemovePayload {
              backupDirectory
            }
            ...actionCallbacks_error @alias(as: "error")
          }
        }
      `,
      variables: { input: { ...values, hasBackup } },
      cacheConfig: { metadata: { timeoutMs: TIMEOUT_MS } },
      onCompleted,
      onError,
    });
  };
  const isBackedUp = backupFolder != null || hasBackup;
  return (
    <OverviewCard title="Your login">
      <Form
        form={form}
        isFilled={isFilled && isConfirmed && isBackedUp}
        action="Start your own shop"
        isDestructive
        isBusy={isRemoving}
        onSubmit={submit}
        foot={
          <Text textStyle="sm" color="fg.muted" role="status" minH="5">
            {isRemoving && 'This can take a minute. Keep the page open.'}
          </Text>
        }
      >
        <TextField {...fieldProps('name')} label="Your name" autoComplete="name" dir="auto" />
        <EmailField {...fieldProps('email')} autoComplete="username" />
        <PasswordField
          {...fieldProps('password')}
          label="Password"
          help="At least 8 characters"
          autoComplete="new-password"
        />
        <PasswordField {...fieldProps('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        {backupFolder == null && (
          <CheckLabel isChecked={hasBackup} onChange={setHasBackup}>
            The database and the pictures are backed up
          </CheckLabel>
        )}
        <CheckLabel isChecked={isConfirmed} onChange={setConfirmed}>
          Remove the demo and all that was done in it
        </CheckLabel>
        {failure !== undefined && (
          <Box role="alert" px="3" py="2.5" borderRadius="control" bg="bg.error" textStyle="sm">
            <Text color="fg.error">
              {failure.isUnknown
                ? `${failure.message} The shop may still be at it: log in with your new password in a minute.`
                : `${failure.message}. Nothing was changed.`}
            </Text>
            {failure.isUnknown && (
              <AccountLink to="/login?next=/dashboard" state={{ email: values.email }}>
                Log in
              </AccountLink>
            )}
          </Box>
        )}
      </Form>
    </OverviewCard>
  );
}
