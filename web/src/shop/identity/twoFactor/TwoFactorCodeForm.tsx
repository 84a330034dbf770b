import { Button, Flex } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { isCompleteCode, VerificationOtpBoxes } from '../recovery/VerificationOtpBoxes.tsx';
import { twoFactorTexts as texts } from './twoFactorTexts.ts';

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
          {isRecovery ? texts.useApp : texts.useRecoveryCode}
        </Button>
      )}
    </Flex>
  );
}

function AppCodeForm({ action, isBusy, isFocused = true, onSubmit }: CodeFormProps) {
  const [digits, setDigits] = useState<string[]>([]);
  const [refusal, setRefusal] = useState('');
  const firstBox = useRef<HTMLInputElement>(null);

  const send = (code: string) => {
    if (isBusy) return;
    onSubmit(code, (message) => {
      setRefusal(message);
      setDigits([]);
      firstBox.current?.focus();
    });
  };
  const change = (next: string[]) => {
    setDigits(next);
    if (next.some((digit) => digit !== '')) setRefusal('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isCompleteCode(digits)) send(digits.join(''));
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form onSubmit={submit} noValidate>
        <VerificationOtpBoxes
          digits={digits}
          onChange={change}
          onComplete={send}
          error={refusal}
          isBusy={isBusy}
          isFocused={isFocused}
          firstBox={firstBox}
        />
        <Button type="submit" size="lg" disabled={!isCompleteCode(digits)} loading={isBusy}>
          {action}
        </Button>
      </form>
    </Flex>
  );
}

function RecoveryCodeForm({ action, isBusy, onSubmit }: CodeFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ recoveryCode: '' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !isFilled) return;
    onSubmit(values.recoveryCode, (message) => showErrors({ message, fields: { recoveryCode: message } }));
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('recoveryCode')}
          label={texts.recoveryCode}
          help={texts.recoveryCodeHelp}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <Button type="submit" size="lg" disabled={!isFilled} loading={isBusy}>
          {action}
        </Button>
      </form>
    </Flex>
  );
}
