import { Stack } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { RequestError } from '../relay/RequestError.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { ListingShelf_query$key } from './__generated__/ListingShelf_query.graphql.ts';
import { GonePage } from './GonePage.tsx';
import { ListingProducts } from './ListingProducts.tsx';
import { texts } from './texts.ts';

/** The listing's right side: the sub-category's name and products, or a word that there is no such shelf. */
export function ListingShelf({ query }: { query: ListingShelf_query$key }) {
  const { category, subCategory } = useFragment(
    graphql`
      fragment ListingShelf_query on Query
      @argumentDefinitions(categoryId: { type: "ID!" }, subCategoryId: { type: "ID!" }) {
        category(id: $categoryId) {
          name
        }
        subCategory(id: $subCategoryId) {
          name
          ...ListingProducts_subCategory
        }
      }
    `,
    query,
  );
  // The rail may be shown before the answer. When that fails first, nothing has come; a shelf that is gone comes as null.
  if (category === undefined || subCategory === undefined)
    throw new RequestError(navigator.onLine ? 'unreachable' : 'offline');
  if (!category || !subCategory) return <GonePage title={texts.shelfGoneTitle} />;
  return (
    <Stack gap="4">
      <PageTitle title={texts.listingTitle(subCategory.name, category.name)} />
      <ListingProducts subCategory={subCategory} />
    </Stack>
  );
}
