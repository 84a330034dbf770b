import { Button, Flex, IconButton, Text, chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import type { SubmitEvent } from 'react';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { useSaveFilter, type SavedFilterKind } from './useSaveFilter.ts';
import type { SavedFilters_query$data } from './__generated__/SavedFilters_query.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import type { SavedFilterRowDeleteMutation } from './__generated__/SavedFilterRowDeleteMutation.graphql.ts';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import type { SavedFilterRowRenameMutation } from './__generated__/SavedFilterRowRenameMutation.graphql.ts';

export const MAX_NAME_LENGTH = 60;

type SavedFilter = SavedFilters_query$data['savedFilters'][number];

interface SavedFilterRowProps {
  filter: SavedFilter;
  kind: SavedFilterKind;
  /** The list is filtered like this. */
  isCurrent: boolean;
  onApply: (query: string) => void;
  onRename: () => void;
  onDeleted: () => void;
}

/** A saved filter. Deleting it can be undone, which saves it again. */
export function SavedFilterRow({ filter, kind, isCurrent, onApply, onRename, onDeleted }: SavedFilterRowProps) {
  const { name, query } = filter;
  const [deleteFilter] = useAction<SavedFilterRowDeleteMutation>(graphql`
    mutation SavedFilterRowDeleteMutation($input: SavedFilterDeleteInput!) {
      savedFilterDelete(input: $input) {
        deletedSavedFilterId
      }
    }
  `);
  const [saveFilter] = useSaveFilter(kind);
  const undo = () => saveFilter({ name, query });
  const remove = () => {
    deleteFilter(
      { savedFilterId: filter.id },
      {
        updater: (store) => {
          const filters = store.getRoot().getLinkedRecords('savedFilters', { kind }) ?? [];
          const left = filters.filter((one) => one.getDataID() !== filter.id);
          store.getRoot().setLinkedRecords(left, 'savedFilters', { kind });
        },
        onDone: () => showSuccess(`${name} deleted`, { label: 'Undo', onPress: undo }),
      },
    );
    onDeleted();
  };
  return (
    <Flex as="li" align="center">
      <Button
        variant="ghost"
        colorPalette={isCurrent ? 'primary' : 'gray'}
        aria-current={isCurrent}
        flex="1"
        minW="0"
        px="2"
        justifyContent="flex-start"
        fontWeight="medium"
        focusVisibleRing="inside"
        onClick={() => onApply(query)}
      >
        <Text truncate dir="auto">
          {name}
        </Text>
      </Button>
      <RowButton aria-label={`Rename the filter ${name}`} onClick={onRename}>
        <Pencil aria-hidden />
      </RowButton>
      <RowButton aria-label={`Delete the filter ${name}`} onClick={remove}>
        <Trash2 aria-hidden />
      </RowButton>
    </Flex>
  );
}

const RowButton = chakra(
  IconButton,
  {},
  { defaultProps: { variant: 'ghost', colorPalette: 'gray', focusVisibleRing: 'inside' } },
);

interface RenameFilterProps extends Pick<SavedFilterRowProps, 'filter'> {
  onDone: () => void;
}

/** The form in the place of a saved filter that changes its name. */
export function RenameFilter({ filter: { id, name }, onDone }: RenameFilterProps) {
  const { form, values, fieldProps, showErrors } = useFormValues({ name });
  const [renameFilter, isRenaming] = useAction<SavedFilterRowRenameMutation>(
    graphql`
      mutation SavedFilterRowRenameMutation($input: SavedFilterUpdateInput!) {
        savedFilterUpdate(input: $input) {
          ... on SavedFilterUpdatePayload {
            savedFilter {
              id
              name
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: ({ savedFilter }) => showSuccess(`Renamed to ${savedFilter.name}`) },
  );

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRenaming) return;
    renameFilter(
      { savedFilterId: id, name: values.name },
      { onDone, onRefused: (message) => showErrors(toFormErrors(message, [{ path: 'name', message }])) },
    );
  };

  return (
    <chakra.li px="2" pt="2">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('name')}
          label="New name"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          required
          autoFocus
        />
        <Flex gap="2" mb="2" justify="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={isRenaming}>
            Save
          </Button>
        </Flex>
      </form>
    </chakra.li>
  );
}
