import { Box, Button, Text } from '@chakra-ui/react';
import { useState, useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../ui/lists/useNearViewport.ts';
import type { AdminSubCategories_query$key } from './__generated__/AdminSubCategories_query.graphql.ts';
import type { AdminSubCategoriesNextQuery } from './__generated__/AdminSubCategoriesNextQuery.graphql.ts';
import { AddSubCategoryDialog } from './AddSubCategoryDialog.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { matchesText } from '../../ui/lists/matchesText.ts';
import { SubCategoryFilters } from './SubCategoryFilters.tsx';
import { SubCategoryRow } from './SubCategoryRow.tsx';
import { SubCategoryTable } from './SubCategoryTable.tsx';
import { texts } from './texts.ts';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { useCategoryFilters } from './useCategoryFilters.ts';

const PAGE_SIZE = 100;

/** All sub-categories in a table, filtered by name and category. */
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
  const { filters, change } = useCategoryFilters();
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const more = useLoadMore(pages, PAGE_SIZE);
  // Loads all pages at once, because the filters apply to loaded rows only.
  const list = useRef<HTMLDivElement>(null);
  useNearViewport(list, more.canAutoLoad, more.loadMore);
  const { __id: connectionId, edges } = data.subCategories;
  const table = useFocusAfterRemoval<HTMLDivElement>(edges.length);

  const shown = edges
    .map(({ node }) => node)
    .filter(({ categories }) => filters.category === '' || categories.some(({ id }) => id === filters.category))
    .filter(({ name }) => matchesText(name, filters.q));
  const filteredCategory = shown.flatMap(({ categories }) => categories).find(({ id }) => id === filters.category);

  return (
    <>
      <AdminHeader title={texts.subCategory} action={texts.createSubCategory} onAdd={() => setAdding(true)} />
      {edges.length === 0 && (
        <EmptyState
          title={texts.noSubCategoryTitle}
          text={texts.noSubCategoryText}
          picture={<EmptyResultIllustration />}
        />
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
        suggested={filteredCategory === undefined ? [] : [filteredCategory]}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onCreated={setAddedId}
      />
    </>
  );
}
