import { Text } from '@chakra-ui/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { explainRupees } from '../../ui/money/explainRupees.ts';
import { parseRupees } from '../../ui/money/parseRupees.ts';
import { FormActions } from '../ui/FormActions.tsx';
import type { useActionDialog } from '../ui/useActionDialog.ts';
import { closeTexts as texts } from './texts.ts';

interface CashAmountDialogProps {
  dialog: ReturnType<typeof useActionDialog>;
  title: string;
  label: string;
  /** Above the field. */
  lead?: string;
  confirm: string;
  isBusy: boolean;
  /** Receives the amount in paise. */
  onSubmit: (amount: number) => void;
}

/** Asks for an amount of cash. */
export function CashAmountDialog({ dialog, title, ...form }: CashAmountDialogProps) {
  return (
    <FormDialog title={title} isOpen={dialog.isOpen} onClose={dialog.close}>
      <CashAmountForm dialog={dialog} {...form} />
    </FormDialog>
  );
}

function CashAmountForm({ dialog, label, lead, confirm, isBusy, onSubmit }: Omit<CashAmountDialogProps, 'title'>) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const amount = parseRupees(text);
    if (amount !== null) return onSubmit(amount);
    setError(explainRupees(text, texts.invalid));
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {lead !== undefined && (
        <Text color="fg.muted" mb="4">
          {lead}
        </Text>
      )}
      <TextField
        label={label}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError('');
        }}
      />
      <Text role="alert" color="fg.error">
        {dialog.refusal}
      </Text>
      <FormActions cancel={texts.keep} onCancel={dialog.close} submit={confirm} isBusy={isBusy} />
    </form>
  );
}
