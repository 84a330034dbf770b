import { Button, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LONGEST_DETAIL_NAME } from './checkProduct.ts';
import { productTexts as texts } from './productTexts.ts';

interface AddFieldDialogProps {
  /** The names that there are already. */
  taken: readonly string[];
  isOpen: boolean;
  /** Where the focus goes afterwards. */
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  onAdd: (name: string) => void;
}

/** Asks what another field of a product is called. */
export function AddFieldDialog({ isOpen, finalFocus, onClose, ...form }: AddFieldDialogProps) {
  return (
    <FormDialog
      title={texts.addField}
      isOpen={isOpen}
      isOnTop
      finalFocus={finalFocus}
      onClose={onClose}
      onExited={() => finalFocus()?.focus()} // the new field may have come a moment too late for the dialog
    >
      <AddFieldForm {...form} />
    </FormDialog>
  );
}

function AddFieldForm({ taken, onAdd }: Pick<AddFieldDialogProps, 'taken' | 'onAdd'>) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the product's form is around it, if not on the page
    const trimmed = name.trim();
    const found = checkName(trimmed, taken);
    setError(found);
    if (found === '') onAdd(trimmed);
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form onSubmit={submit} noValidate>
        <TextField
          label={texts.fieldName}
          value={name}
          error={error}
          help={texts.fieldNameHelp}
          maxLength={LONGEST_DETAIL_NAME}
          autoComplete="off"
          enterKeyHint="done"
          required
          onChange={(event) => {
            setName(event.target.value);
            setError('');
          }}
        />
        <Button type="submit" w="full">
          {texts.add}
        </Button>
      </form>
    </Flex>
  );
}

/** What is wrong with the name of a field; empty for nothing. */
function checkName(name: string, taken: readonly string[]): string {
  if (name === '') return texts.missing(texts.fieldName);
  if (!/^[\p{L}\p{N}]/u.test(name) || !/\p{L}/u.test(name)) return texts.badFieldName;
  return taken.some((one) => one.toLowerCase() === name.toLowerCase()) ? texts.fieldTaken : '';
}
