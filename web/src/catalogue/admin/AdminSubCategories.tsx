import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyShelfPicture } from '../EmptyShelfPicture.tsx';
import { LoadMore } from '../LoadMore.tsx';
import { useMorePages } from '../useMorePages.ts';
import { useNearViewport } from '../useNearViewport.ts';
import type { AdminSubCategories_query$key } from './__generated__/AdminSubCategories_query.graphql.ts';
import type { AdminSubCategoriesNextQuery } from './__generated__/AdminSubCategoriesNextQuery.graphql.ts';
import { AddSubCategoryDialog } from './AddSubCategoryDialog.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { matchesText } from './matchesText.ts';
import { SubCategoryFilters } from './SubCategoryFilters.tsx';
import { SubCategoryRow } from './SubCategoryRow.tsx';
import { SubCategoryTable } from './SubCategoryTable.tsx';
import { texts } from './texts.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useFilters } from './useFilters.ts';

const PAGE_SIZE = 100;

/** Every sub-category in a table, narrowed down by name and category. */
export function AdminSubCategories({ query: queryKey }: { query: AdminSubCategories_query$key }) {
  const { data, ...pages } = usePaginationFragment<AdminSubCategoriesNextQuery, AdminSubCategories_query$key>(
    graphql`
      fragment AdminSubCategories_query on Query
      @refetchable(queryName: "AdminSubCategoriesNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        subCategories(first: $count, after: $cursor) @connection(key: "AdminSubCategories_subCategories") {
          __id
          edges {
            node {
              id
              name
              categories {
                id
                name
              }
              ...SubCategoryRow_subCategory
            }
          }
        }
        ...SubCategoryFilters_query
        ...SubCategoryRow_query
        ...AddSubCategoryDialog_query
      }
    `,
    queryKey,
  );
  const { filters, change } = useFilters();
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const more = useMorePages(pages, PAGE_SIZE);
  // What is near is the whole list: the pages follow each other at once, until all rows are there.
  const list = useNearViewport<HTMLDivElement>(more.isWanted, more.loadMore);
  const { __id: connectionId, edges } = data.subCategories;
  const table = useFocusAfterRemoval<HTMLDivElement>(edges.length);

  const shown = edges
    .map(({ node }) => node)
    .filter(({ categories }) => filters.category === '' || categories.some(({ id }) => id === filters.category))
    .filter(({ name }) => matchesText(name, filters.q));
  const looksAt = shown.flatMap(({ categories }) => categories).find(({ id }) => id === filters.category);

  return (
    <>
      <AdminHeader title={texts.subCategory} action={texts.addSubCategory} onAdd={() => setAdding(true)} />
      {edges.length === 0 && (
        <EmptyState title={texts.noSubCategoryTitle} text={texts.noSubCategoryText} picture={<EmptyShelfPicture />} />
      )}
      {edges.length > 0 && (
        <>
          <SubCategoryFilters query={data} filters={filters} onChange={change} />
          <Text role="status" my="3" minH="5" textStyle="sm" color="fg.muted">
            {!more.hasNext && texts.subCategoryCount(shown.length)}
          </Text>
        </>
      )}
      {edges.length > 0 && shown.length === 0 && !more.hasNext && (
        <EmptyState
          title={texts.noMatchTitle}
          text={texts.noMatchText}
          action={
            <Button variant="outline" onClick={() => change({ q: '', category: '' })}>
              {texts.showAll}
            </Button>
          }
        />
      )}
      <Box ref={list}>
        {shown.length > 0 && (
          <SubCategoryTable ref={table}>
            {shown.map((node, index) => (
              <SubCategoryRow
                key={node.id}
                subCategory={node}
                query={data}
                serialNumber={index + 1}
                connectionId={connectionId}
                isNew={node.id === addedId}
              />
            ))}
          </SubCategoryTable>
        )}
        <LoadMore pages={more} />
      </Box>
      <AddSubCategoryDialog
        query={data}
        connectionId={connectionId}
        suggested={looksAt === undefined ? [] : [looksAt]}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={setAddedId}
      />
    </>
  );
}
