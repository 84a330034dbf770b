import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { savedFilterTexts as texts } from './texts.ts';
import { useDeleteSavedFilter } from './useDeleteSavedFilter.ts';
import { useSaveFilter, type SavedFilterKind } from './useSaveFilter.ts';

interface SavedFilterRowProps {
  filter: { readonly id: string; readonly name: string; readonly query: string };
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
  const { deleteSavedFilter } = useDeleteSavedFilter(kind);
  const [saveFilter] = useSaveFilter(kind);
  const undo = () => saveFilter({ name, query });
  return (
    <Flex as="li" align="center">
      <Button
        variant="ghost"
        colorPalette={isCurrent ? 'green' : 'gray'}
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
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.rename(name)}
        focusVisibleRing="inside"
        onClick={onRename}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.delete(name)}
        focusVisibleRing="inside"
        onClick={() => {
          deleteSavedFilter(filter.id, () => showSuccess(texts.deleted(name), { label: texts.undo, onPress: undo }));
          onDeleted();
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Flex>
  );
}
