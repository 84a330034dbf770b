import { Text } from '@chakra-ui/react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { HiddenUsername, mismatchErrors, PasswordField } from '../CredentialFields.tsx';
import type { ChangePasswordDialog_viewer$key } from './__generated__/ChangePasswordDialog_viewer.graphql.ts';
import type { ChangePasswordDialogMutation } from './__generated__/ChangePasswordDialogMutation.graphql.ts';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordDialogProps {
  viewer: ChangePasswordDialog_viewer$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the old password and a new one; closes after the password was changed. */
export function ChangePasswordDialog({ viewer: viewerKey, isOpen, onClose }: ChangePasswordDialogProps) {
  const viewer = useFragment(
    graphql`
      fragment ChangePasswordDialog_viewer on User {
        id
        email
      }
    `,
    viewerKey,
  );
  return (
    <FormDialog title="Change password" isOpen={isOpen} onClose={onClose}>
      <ChangePasswordForm viewerId={viewer.id} email={viewer.email} onChanged={onClose} />
    </FormDialog>
  );
}

interface ChangePasswordFormProps {
  viewerId: string;
  email: string;
  onChanged: () => void;
}

/** Changes the viewer's password, which signs their other devices out. */
function ChangePasswordForm({ viewerId, email, onChanged }: ChangePasswordFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues(empty);
  const [changePassword, isChanging] = useAction<ChangePasswordDialogMutation>(
    graphql`
      mutation ChangePasswordDialogMutation($input: PasswordChangeInput!, $connections: [ID!]!) {
        passwordChange(input: $input) {
          ... on PasswordChangePayload {
            revokedSessionIds @deleteEdge(connections: $connections)
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      variables: { connections: [ConnectionHandler.getConnectionID(viewerId, 'DevicesPage_sessions')] },
      onDone: () => {
        showSuccess('Password changed. Your other devices were signed out.');
        onChanged();
      },
      fields: { WrongPasswordError: 'oldPassword', TooManyAttemptsError: 'oldPassword' },
      onFormErrors: showErrors,
    },
  );
  const submit = () => {
    if (values.newPassword === values.confirmPassword) changePassword(values);
    else showErrors(mismatchErrors());
  };
  return (
    <Form form={form} isFilled={isFilled} action="Change password" isBusy={isChanging} onSubmit={submit}>
      <HiddenUsername email={email} />
      <PasswordField {...fieldProps('oldPassword')} label="Old password" autoComplete="current-password" required />
      <PasswordField
        {...fieldProps('newPassword')}
        label="New password"
        help="At least 8 characters"
        autoComplete="new-password"
        required
      />
      <PasswordField {...fieldProps('confirmPassword')} label="Confirm password" autoComplete="new-password" required />
      <Text textStyle="sm" color="fg.muted">
        Your other devices will be signed out, and your API tokens revoked.
      </Text>
    </Form>
  );
}
