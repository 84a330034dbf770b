import { Box, Button, Heading, Text, chakra, Flex, Input } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { NameDetails } from '../ImportNotes.tsx';
import { texts } from '../texts.ts';
import type { NewCategories_catalogueImport$key } from './__generated__/NewCategories_catalogueImport.graphql.ts';
import type { NewCategories_query$key } from './__generated__/NewCategories_query.graphql.ts';
import { useCategoryChoices, type CategoryKind, type CategoryChoice, useMapImport } from './useMapImport.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { Choice } from '../../../ui/forms/ChoicePicker.tsx';
import { CategoryPicker } from '../../categories/CategoryPicker.tsx';
import { SubCategoryPicker } from '../../categories/SubCategoryPicker.tsx';

interface NewCategoriesProps {
  catalogueImport: NewCategories_catalogueImport$key;
  query: NewCategories_query$key;
}

/** The categories that a file creates: each can be replaced by one of the shop, or given a GST. */
export function NewCategories({ catalogueImport: importKey, query }: NewCategoriesProps) {
  const { id, categoryMapping } = useFragment(
    graphql`
      fragment NewCategories_catalogueImport on CatalogueImport {
        id
        categoryMapping {
          ...useMapImport_categoryChoices
        }
      }
    `,
    importKey,
  );
  const titleId = useId();
  const { lists, choose, setGst, isChanged, input } = useCategoryChoices(categoryMapping);
  const [error, setError] = useState('');
  const [open, setOpen] = useState<{ kind: CategoryKind; name: string } | null>(null);
  const { isOpen, start, close } = useActiveDialog<'map'>();
  const { mapImport, isMapping } = useMapImport();
  if (lists.categories.length + lists.subCategories.length === 0) return null;

  const openDialog = (kind: CategoryKind) => (name: string) => {
    setOpen({ kind, name });
    start('map');
  };
  const check = () => {
    const mapping = input();
    if (mapping === null) setError('GST must be a whole number from 0 to 100');
    else mapImport({ importId: id, ...mapping }, { onRefused: setError });
  };
  return (
    <Box as="section" mt="6" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} textStyle="lg">
        Categories that are new to the shop
      </Heading>
      <Text mt="1" mb="3" textStyle="sm" color="fg.muted">
        The import will create these unless you choose an existing one. We’ll remember your choice for the next file.
      </Text>
      <NewCategoryList
        title={texts.newCategories(lists.categories.length)}
        choices={lists.categories}
        onMap={openDialog('categories')}
        onCreate={(name) => choose('categories', name, null)}
        onGst={setGst}
      />
      <NewCategoryList
        title={texts.newSubCategories(lists.subCategories.length)}
        choices={lists.subCategories}
        onMap={openDialog('subCategories')}
        onCreate={(name) => choose('subCategories', name, null)}
      />
      {isChanged && (
        <>
          {error !== '' && (
            <Text role="alert" mt="3" textStyle="sm" color="fg.error">
              {error}
            </Text>
          )}
          <Button mt="3" loading={isMapping} onClick={check}>
            Check again
          </Button>
        </>
      )}
      {open !== null && (
        <MapCategoryDialog
          kind={open.kind}
          name={open.name}
          query={query}
          isOpen={isOpen}
          onClose={close}
          onChosen={(target) => {
            choose(open.kind, open.name, target);
            close();
          }}
        />
      )}
    </Box>
  );
}

interface NewCategoryListProps {
  title: string;
  choices: readonly CategoryChoice[];
  onMap: (name: string) => void;
  onCreate: (name: string) => void;
  /** Sets the GST of a created category; undefined where it has none. */
  onGst?: (name: string, gst: string) => void;
}

/** New categories of a file, each with its mapping. */
function NewCategoryList({ title, choices, onMap, onCreate, onGst }: NewCategoryListProps) {
  const titleId = useId();
  if (choices.length === 0) return null;
  return (
    <NameDetails id={titleId} title={title} count={choices.length}>
      <List role="list" aria-labelledby={titleId}>
        {choices.map(({ name, target, gst }) => (
          <li key={name}>
            <Box flex="1" minW="0" overflowWrap="anywhere">
              <Text fontWeight="semibold" textStyle="sm">
                {name}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {target === null ? 'Will be created' : `Products go to ${target.name}`}
              </Text>
            </Box>
            <Flex gap="2" align="center" wrap="wrap">
              {onGst !== undefined && target === null && (
                <Flex as="label" gap="2" align="center" textStyle="sm" color="fg.muted">
                  GST %
                  <Input
                    w="16"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={3}
                    aria-label={`GST for ${name} in percent`}
                    value={gst}
                    onChange={(event) => onGst(name, event.target.value)}
                  />
                </Flex>
              )}
              <Button
                variant="outline"
                colorPalette="gray"
                aria-label={`Use another category for ${name}`}
                onClick={() => onMap(name)}
              >
                Use another
              </Button>
              {target !== null && (
                <Button
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={`Create ${name}`}
                  onClick={() => onCreate(name)}
                >
                  Create it
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </List>
    </NameDetails>
  );
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    layerStyle: 'card',
    '& > li': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { sm: 'center' },
      gap: { base: '2', sm: '4' },
      px: '3',
      py: '2',
      borderTopWidth: '1px',
    },
    '& > li:first-of-type': { borderTopWidth: '0' },
  },
});

interface MapCategoryDialogProps {
  kind: CategoryKind;
  /** The name in the file. */
  name: string;
  query: NewCategories_query$key;
  isOpen: boolean;
  onClose: () => void;
  onChosen: (target: Choice) => void;
}

/** Chooses the category of the shop that is used instead of one of the file. */
function MapCategoryDialog({ kind, name, query: queryKey, isOpen, onClose, onChosen }: MapCategoryDialogProps) {
  const query = useFragment(
    graphql`
      fragment NewCategories_query on Query {
        ...CategoryPicker_query
        ...SubCategoryPicker_query
      }
    `,
    queryKey,
  );
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const [target] = chosen;
  const chooseLast = (all: readonly Choice[]) => setChosen(all.slice(-1));
  return (
    <FormDialog title={`Instead of ${name}`} isOpen={isOpen} onClose={onClose}>
      {kind === 'categories' ? (
        <CategoryPicker query={query} chosen={chosen} error="" onChosen={chooseLast} />
      ) : (
        <SubCategoryPicker query={query} chosen={chosen} categories={[]} error="" onChosen={chooseLast} />
      )}
      <Button w="full" disabled={target === undefined} onClick={() => target !== undefined && onChosen(target)}>
        {target === undefined ? 'Choose one' : `Use ${target.name}`}
      </Button>
    </FormDialog>
  );
}
