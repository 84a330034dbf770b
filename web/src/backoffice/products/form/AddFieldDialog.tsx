import { Button, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { MAX_DETAIL_NAME_LENGTH } from './validateProduct.ts';
import { productTexts as texts } from '../productTexts.ts';

interface AddFieldDialogProps {
  /** The names in use. */
  taken: readonly string[];
  isOpen: boolean;
  /** Where the focus goes after the dialog closes. */
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  onAdd: (name: string) => void;
}

/** Asks for the name of an extra field. */
export function AddFieldDialog({ isOpen, finalFocus, onClose, ...form }: AddFieldDialogProps) {
  return (
    <FormDialog
      title={texts.addField}
      isOpen={isOpen}
      isOnTop
      finalFocus={finalFocus}
      onClose={onClose}
      onExited={() => finalFocus()?.focus()} // the new field may be rendered after the dialog restores the focus
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
    event.stopPropagation(); // in the React tree the product's form is an ancestor
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
          maxLength={MAX_DETAIL_NAME_LENGTH}
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

/** The validation error of a field's name; empty if there is none. */
function checkName(name: string, taken: readonly string[]): string {
  if (name === '') return texts.missing(texts.fieldName);
  if (!/^[\p{L}\p{N}]/u.test(name) || !/\p{L}/u.test(name)) return texts.badFieldName;
  return taken.some((one) => one.toLowerCase() === name.toLowerCase()) ? texts.fieldTaken : '';
}
