import { Text } from '@chakra-ui/react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { HiddenUsername, mismatchErrors, PasswordField } from '../CredentialFields.tsx';
import type { ChangePasswordForm_viewer$key } from './__generated__/ChangePasswordForm_viewer.graphql.ts';
import type { ChangePasswordFormMutation } from './__generated__/ChangePasswordFormMutation.graphql.ts';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordFormProps {
  viewer: ChangePasswordForm_viewer$key;
  onChanged: () => void;
}

/** Asks for the old password and a new one. The change signs the viewer's other devices out. */
export function ChangePasswordForm({ viewer: viewerKey, onChanged }: ChangePasswordFormProps) {
  const { id, email } = useFragment(
    graphql`
      fragment ChangePasswordForm_viewer on User {
        id
        email
      }
    `,
    viewerKey,
  );
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues(empty);
  const [changePassword, isChanging] = useAction<ChangePasswordFormMutation>(
    graphql`
      mutation ChangePasswordFormMutation($input: PasswordChangeInput!, $connections: [ID!]!) {
        passwordChange(input: $input) {
          ... on PasswordChangePayload {
            revokedSessionIds @deleteEdge(connections: $connections)
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      variables: { connections: [ConnectionHandler.getConnectionID(id, 'DevicesPage_sessions')] },
      onDone: () => {
        showSuccess('Password changed. Your other devices were logged out.');
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
        Your other devices will be logged out, and your API tokens revoked.
      </Text>
    </Form>
  );
}
