import { Button, Flex, Text } from '@chakra-ui/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { explainRupees, parseRupees } from '../../ui/money/parseRupees.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { closeTexts as texts } from './texts.ts';

interface CashAmountFormProps {
  label: string;
  /** Above the field. */
  lead?: string;
  confirm: string;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  /** Receives the amount in paise. */
  onSubmit: (amount: number) => void;
}

/** Asks for an amount of cash. */
export function CashAmountForm({ label, lead, confirm, refusal, isBusy, onKeep, onSubmit }: CashAmountFormProps) {
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
        {refusal}
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
        <Button variant="outline" colorPalette="gray" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button type="submit" loading={isBusy}>
          {confirm}
        </Button>
      </Flex>
    </form>
  );
}
