import { Button, Flex, Text } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { HiddenUsername } from '../HiddenUsername.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { TwoFactorCodeForm } from '../twoFactor/TwoFactorCodeForm.tsx';
import { reauthenticationTexts as texts } from './reauthenticationTexts.ts';
import { useReauthenticate } from './useReauthenticate.ts';

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
  return (
    <FormDialog title={texts.title} isOpen={isOpen} onClose={onClose} isOnTop>
      <Text mb="4" color="fg.muted">
        {hasTwoFactor ? texts.codeText : texts.passwordText}
      </Text>
      {hasTwoFactor ? (
        <ConfirmCode onConfirmed={onConfirmed} />
      ) : (
        <ConfirmPassword email={email} onConfirmed={onConfirmed} />
      )}
    </FormDialog>
  );
}

function ConfirmCode({ onConfirmed }: { onConfirmed: () => void }) {
  const [reauthenticate, isBusy] = useReauthenticate(onConfirmed);
  return (
    <TwoFactorCodeForm
      action={texts.confirm}
      isBusy={isBusy}
      onSubmit={(code, onRefused) => reauthenticate({ code }, { onRefused })}
    />
  );
}

function ConfirmPassword({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ password: '' });
  const [reauthenticate, isBusy] = useReauthenticate(onConfirmed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isFilled || isBusy) return;
    reauthenticate(values, { onRefused: (message) => showErrors({ message, fields: { password: message } }) });
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <HiddenUsername email={email} />
        <PasswordField {...fieldProps('password')} label={texts.password} autoComplete="current-password" autoFocus />
        <Button type="submit" disabled={!isFilled} loading={isBusy}>
          {texts.confirm}
        </Button>
      </form>
    </Flex>
  );
}
