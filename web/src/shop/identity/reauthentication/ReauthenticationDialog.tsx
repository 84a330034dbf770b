import { Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { HiddenUsername, PasswordField } from '../CredentialFields.tsx';
import { TwoFactorCodeForm } from '../twoFactor/TwoFactorCodeForm.tsx';
import type { ReauthenticationDialogMutation } from './__generated__/ReauthenticationDialogMutation.graphql.ts';

interface ReauthenticationDialogProps {
  email: string;
  hasTwoFactor: boolean;
  isOpen: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the second factor, or for the password of an account without one. It may cover the dialog of the change. */
export function ReauthenticationDialog(props: ReauthenticationDialogProps) {
  const { email, hasTwoFactor, isOpen, onConfirmed, onClose } = props;
  const [reauthenticate, isBusy] = useAction<ReauthenticationDialogMutation>(
    graphql`
      mutation ReauthenticationDialogMutation($input: SessionReauthenticateInput!) {
        sessionReauthenticate(input: $input) {
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: onConfirmed },
  );
  return (
    <FormDialog title="Confirm that it’s you" isOpen={isOpen} onClose={onClose} isOnTop>
      <Text mb="4" color="fg.muted">
        {hasTwoFactor
          ? 'You logged in a while ago, and this needs a fresh check. Enter a code from your app to continue.'
          : 'You logged in a while ago, and this needs a fresh check. Enter your password to continue.'}
      </Text>
      {hasTwoFactor ? (
        <TwoFactorCodeForm
          action="Confirm"
          isBusy={isBusy}
          onSubmit={(code, onRefused) => reauthenticate({ code }, { onRefused })}
        />
      ) : (
        <ConfirmPassword
          email={email}
          isBusy={isBusy}
          onSubmit={(password, onRefused) => reauthenticate({ password }, { onRefused })}
        />
      )}
    </FormDialog>
  );
}

interface ConfirmPasswordProps {
  email: string;
  isBusy: boolean;
  onSubmit: (password: string, onRefused: (message: string) => void) => void;
}

function ConfirmPassword({ email, isBusy, onSubmit }: ConfirmPasswordProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ password: '' });
  const submit = () => onSubmit(values.password, (message) => showErrors({ message, fields: { password: message } }));
  return (
    <Form form={form} isFilled={isFilled} action="Confirm" isBusy={isBusy} onSubmit={submit}>
      <HiddenUsername email={email} />
      <PasswordField {...fieldProps('password')} label="Password" autoComplete="current-password" autoFocus />
    </Form>
  );
}
