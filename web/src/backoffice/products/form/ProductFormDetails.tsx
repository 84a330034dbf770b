import { Box, Button, IconButton, Stack } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { AddFieldDialog } from './AddFieldDialog.tsx';
import { MAX_DETAILS } from './validateProduct.ts';
import { productTexts as texts } from '../productTexts.ts';
import type { ProductFormState } from './useProductForm.ts';

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
              aria-label={texts.removeField(name)}
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
        {isFull ? texts.tooManyFields(MAX_DETAILS) : texts.addFields}
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
