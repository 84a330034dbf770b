import { Button, chakra, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { savedFilterTexts as texts } from './texts.ts';
import { useRenameFilter } from './useRenameFilter.ts';

interface RenameFilterProps {
  filter: { readonly id: string; readonly name: string };
  onDone: () => void;
}

/** The form in the place of a saved filter that changes its name. */
export function RenameFilter({ filter: { id, name }, onDone }: RenameFilterProps) {
  const { form, values, fieldProps, showErrors } = useFormValues({ name });
  const [renameFilter, isRenaming] = useRenameFilter();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRenaming) return;
    renameFilter(
      { savedFilterId: id, name: values.name },
      {
        onDone,
        onRefused: (message) => showErrors(toFormErrors(message, [{ path: 'name', message }])),
      },
    );
  };

  return (
    <chakra.li px="2" pt="2">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('name')}
          label={texts.newName}
          autoComplete="off"
          maxLength={texts.maxName}
          required
          autoFocus
        />
        <Flex gap="2" mb="2" justify="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onDone}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isRenaming}>
            {texts.saveName}
          </Button>
        </Flex>
      </form>
    </chakra.li>
  );
}
