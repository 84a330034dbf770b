import { Box } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { LoadMore } from '../LoadMore.tsx';
import { useMorePages } from '../useMorePages.ts';
import { useNearViewport } from '../useNearViewport.ts';
import type { SubCategoryPicker_query$key } from './__generated__/SubCategoryPicker_query.graphql.ts';
import type { SubCategoryPickerNextQuery } from './__generated__/SubCategoryPickerNextQuery.graphql.ts';
import { ChoicePicker, type Choice } from './ChoicePicker.tsx';
import { productTexts } from './productTexts.ts';
import { texts } from './texts.ts';

const PAGE_SIZE = 100;

interface SubCategoryPickerProps {
  query: SubCategoryPicker_query$key;
  chosen: readonly Choice[];
  /** The categories whose sub-categories come first. */
  categories: readonly Choice[];
  /** What is wrong with the choice; empty for nothing. */
  error: string;
  onChosen: (chosen: readonly Choice[]) => void;
  /** What the form calls it. */
  name?: string;
}

const words = {
  search: productTexts.searchSubCategories,
  none: productTexts.noSubCategory,
  noMatch: productTexts.noSuchSubCategory,
  chosen: productTexts.chosenSubCategories,
};

/** Chooses sub-categories of the shop, those of the given categories ahead of all others. */
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
  const more = useMorePages(pages, PAGE_SIZE);
  // What is near is the whole list: the pages follow each other at once, so that the search finds all there is.
  const list = useNearViewport<HTMLDivElement>(more.isWanted, more.loadMore);

  const offers = data.subCategories.edges.map(({ node }) => ({
    id: node.id,
    name: node.name,
    note: node.categories.map(({ name }) => name).join(', '),
    isNear: node.categories.some(({ id }) => categories.some((one) => one.id === id)),
  }));
  const ordered = [...offers.filter(({ isNear }) => isNear), ...offers.filter(({ isNear }) => !isNear)];

  return (
    <Box ref={list} minW="0">
      <ChoicePicker {...picker} label={texts.subCategory} words={words} offers={ordered}>
        <LoadMore pages={more} />
      </ChoicePicker>
    </Box>
  );
}
