import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { texts } from '../texts.ts';
import type { NewCategories_catalogueImport$key } from './__generated__/NewCategories_catalogueImport.graphql.ts';
import type { NewCategories_query$key } from './__generated__/NewCategories_query.graphql.ts';
import { MapCategoryDialog } from './MapCategoryDialog.tsx';
import { NewCategoryList } from './NewCategoryList.tsx';
import { useCategoryChoices, type CategoryKind } from './useCategoryChoices.ts';
import { useMapImport } from './useMapImport.ts';

interface NewCategoriesProps {
  catalogueImport: NewCategories_catalogueImport$key;
  query: NewCategories_query$key;
}

/** The categories that a file creates: each can be replaced by one of the shop, or given a GST. */
export function NewCategories({ catalogueImport: importKey, query: queryKey }: NewCategoriesProps) {
  const { id, categoryMapping } = useFragment(
    graphql`
      fragment NewCategories_catalogueImport on CatalogueImport {
        id
        categoryMapping {
          ...useCategoryChoices_mapping
        }
      }
    `,
    importKey,
  );
  const query = useFragment(
    graphql`
      fragment NewCategories_query on Query {
        ...MapCategoryDialog_query
      }
    `,
    queryKey,
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
    if (mapping === null) setError(texts.gstInvalid);
    else mapImport({ importId: id, ...mapping }, { onRefused: setError });
  };
  return (
    <Box as="section" mt="6" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} textStyle="lg">
        {texts.newCategoriesTitle}
      </Heading>
      <Text mt="1" mb="3" textStyle="sm" color="fg.muted">
        {texts.newCategoriesText}
      </Text>
      <NewCategoryList
        title={texts.newCategories}
        choices={lists.categories}
        onMap={openDialog('categories')}
        onCreate={(name) => choose('categories', name, null)}
        onGst={setGst}
      />
      <NewCategoryList
        title={texts.newSubCategories}
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
            {texts.checkAgain}
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
