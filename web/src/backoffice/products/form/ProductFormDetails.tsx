import { Box, Button, IconButton, Stack, Flex } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { MAX_DETAIL_NAME_LENGTH } from './validateProduct.ts';
import { MAX_DETAILS } from '@kirana/shared/limits.ts';
import { productTexts as texts } from '../productTexts.ts';
import type { ProductFormState } from './useProductForm.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

/** The extra fields of a product, and the button that adds one. */
export function ProductFormDetails({ state }: { state: ProductFormState }) {
  const { draft, errors, set, clearError } = state;
  const { details } = draft;
  const [isAsking, setAsking] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const added = useRef('');
  const isFull = details.length >= MAX_DETAILS;

  const write = (place: number, value: string) => {
    set('details', details.with(place, { name: details[place]?.name ?? '', value }));
    clearError(`details.${place}`);
  };
  const remove = (place: number) => {
    set('details', details.toSpliced(place, 1));
    for (const [later] of details.entries()) clearError(`details.${later}`); // their indexes have changed
    addButton.current?.focus();
  };
  const add = (name: string) => {
    set('details', [...details, { name, value: '' }]);
    added.current = `details.${details.length}`;
    setAsking(false);
  };
  const openDialog = () => {
    added.current = '';
    setAsking(true);
  };

  return (
    <Stack ref={list} gap="3">
      {details.map(({ name, value }, place) => (
        <TextField
          key={name}
          name={`details.${place}`}
          label={name}
          value={value}
          error={errors[`details.${place}`]}
          autoComplete="off"
          dir="auto"
          required
          end={
            <IconButton
              type="button"
              variant="plain"
              color="fg.muted"
              aria-label={`Remove ${name}`}
              onClick={() => remove(place)}
            >
              <X aria-hidden />
            </IconButton>
          }
          onChange={(event) => write(place, event.target.value)}
        />
      ))}
      <Button
        ref={addButton}
        type="button"
        name="details"
        variant="outline"
        alignSelf="flex-start"
        aria-disabled={isFull}
        onClick={() => !isFull && openDialog()}
      >
        <Plus aria-hidden />
        {isFull ? `At most ${MAX_DETAILS} extra fields` : 'Add Fields'}
      </Button>
      {errors['details'] !== undefined && (
        <Box textStyle="xs" color="fg.error">
          {errors['details']}
        </Box>
      )}
      <AddFieldDialog
        taken={details.map(({ name }) => name)}
        isOpen={isAsking}
        finalFocus={() => list.current?.querySelector<HTMLElement>(`[name="${added.current}"]`) ?? addButton.current}
        onClose={() => setAsking(false)}
        onAdd={add}
      />
    </Stack>
  );
}

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
function AddFieldDialog({ isOpen, finalFocus, onClose, ...form }: AddFieldDialogProps) {
  return (
    <FormDialog
      title="Add Field"
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
          help="The label shoppers see, such as Storage"
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
          Add
        </Button>
      </form>
    </Flex>
  );
}

/** The validation error of a field's name; empty if there is none. */
function checkName(name: string, taken: readonly string[]): string {
  if (name === '') return texts.missing(texts.fieldName);
  if (!/^[\p{L}\p{N}]/u.test(name) || !/\p{L}/u.test(name))
    return 'Start with a letter or digit, and use at least one letter';
  return taken.some((one) => one.toLowerCase() === name.toLowerCase()) ? 'There’s already a field with this name' : '';
}
