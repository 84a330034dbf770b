import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Form } from '../../../ui/forms/Form.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { useVerificationCode, VerificationOtpBoxes } from '../recovery/VerificationOtpBoxes.tsx';

interface CodeFormProps {
  /** The label of the button. */
  action: string;
  isBusy: boolean;
  /** Whether the field takes the focus at once; true by default. */
  isFocused?: boolean;
  onSubmit: (code: string, onRefused: (message: string) => void) => void;
}

/** Asks for the code of the authenticator app, which is submitted with its last digit; a recovery code replaces it. */
export function TwoFactorCodeForm({ hasRecovery = true, ...form }: CodeFormProps & { hasRecovery?: boolean }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <Flex direction="column" gap="3">
      {isRecovery ? <RecoveryCodeForm {...form} /> : <AppCodeForm {...form} />}
      {hasRecovery && (
        <Button variant="ghost" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      )}
    </Flex>
  );
}

function AppCodeForm({ action, isBusy, isFocused = true, onSubmit }: CodeFormProps) {
  const { code, isComplete, clear, boxes } = useVerificationCode();
  const send = (entered: string) => {
    if (!isBusy) onSubmit(entered, clear);
  };
  return (
    <Form isFilled={isComplete} action={action} size="lg" isBusy={isBusy} onSubmit={() => send(code)}>
      <VerificationOtpBoxes {...boxes} onComplete={send} isBusy={isBusy} isFocused={isFocused} />
    </Form>
  );
}

function RecoveryCodeForm({ action, isBusy, onSubmit }: CodeFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ recoveryCode: '' });
  const submit = () =>
    onSubmit(values.recoveryCode, (message) => showErrors({ message, fields: { recoveryCode: message } }));
  return (
    <Form form={form} isFilled={isFilled} action={action} size="lg" isBusy={isBusy} onSubmit={submit}>
      <TextField
        {...fieldProps('recoveryCode')}
        label="Recovery code"
        help="Each code works once"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
    </Form>
  );
}
