import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../ui/lists/useNearViewport.ts';
import type { SubCategoryPicker_query$key } from './__generated__/SubCategoryPicker_query.graphql.ts';
import type { SubCategoryPickerNextQuery } from './__generated__/SubCategoryPickerNextQuery.graphql.ts';
import { ChoicePicker, type Choice } from '../../ui/forms/ChoicePicker.tsx';
import { texts } from './texts.ts';

const PAGE_SIZE = 100;

interface SubCategoryPickerProps {
  query: SubCategoryPicker_query$key;
  chosen: readonly Choice[];
  /** The categories whose sub-categories are listed first. */
  categories: readonly Choice[];
  /** The error message; empty if there is none. */
  error: string;
  onChosen: (chosen: readonly Choice[]) => void;
  /** The name of the field in its form. */
  name?: string;
}

const labels = {
  search: 'Search sub-categories',
  none: 'No sub-category chosen yet',
  noMatch: 'No sub-category with this name',
  chosen: 'Chosen sub-categories',
};

/** A picker of sub-categories, those of the given categories first. */
export function SubCategoryPicker({ query, categories, ...picker }: SubCategoryPickerProps) {
  const { data, ...pages } = usePaginationFragment<SubCategoryPickerNextQuery, SubCategoryPicker_query$key>(
    graphql`
      fragment SubCategoryPicker_query on Query
      @refetchable(queryName: "SubCategoryPickerNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        subCategories(first: $count, after: $cursor) @connection(key: "SubCategoryPicker_subCategories") {
          edges {
            node {
              id
              name
              categories {
                id
                name
              }
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  // Loads all pages at once, so that the search covers every sub-category.
  const list = useRef<HTMLDivElement>(null);
  useNearViewport(list, more.canAutoLoad, more.loadMore);

  const choices = data.subCategories.edges.map(({ node }) => ({
    id: node.id,
    name: node.name,
    note: node.categories.map(({ name }) => name).join(', '),
    isNear: node.categories.some(({ id }) => categories.some((one) => one.id === id)),
  }));
  const ordered = [...choices.filter(({ isNear }) => isNear), ...choices.filter(({ isNear }) => !isNear)];

  return (
    <Box ref={list} minW="0">
      <ChoicePicker {...picker} label={texts.subCategory} labels={labels} choices={ordered}>
        <LoadMore pages={more} />
      </ChoicePicker>
    </Box>
  );
}
