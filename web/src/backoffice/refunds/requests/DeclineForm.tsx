import { Button, Flex, Text } from '@chakra-ui/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { requestTexts as texts } from './texts.ts';

const MAX_NOTE = 200;

interface DeclineFormProps {
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (note: string) => void;
}

/** Asks why a request is declined; the shopper reads it. */
export function DeclineForm({ refusal, isBusy, onKeep, onSubmit }: DeclineFormProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (note.trim() !== '') return onSubmit(note.trim());
    setError(texts.noteMissing);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <form ref={form} onSubmit={submit}>
      <Text color="fg.muted" mb="4">
        {texts.declineLead}
      </Text>
      <Text role="alert" color="fg.error" mb={refusal === '' ? '0' : '3'}>
        {refusal}
      </Text>
      <TextAreaField
        label={texts.note}
        help={texts.noteHelp}
        error={error}
        value={note}
        maxLength={MAX_NOTE}
        rows={3}
        onChange={(event) => {
          setNote(event.target.value);
          setError('');
        }}
      />
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
        <Button variant="outline" colorPalette="gray" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button type="submit" colorPalette="red" loading={isBusy}>
          {texts.declineConfirm}
        </Button>
      </Flex>
    </form>
  );
}
