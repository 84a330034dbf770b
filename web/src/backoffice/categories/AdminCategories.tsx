import { Box, Button } from '@chakra-ui/react';
import { useState, useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../ui/lists/useNearViewport.ts';
import type { AdminCategories_query$key } from './__generated__/AdminCategories_query.graphql.ts';
import type { AdminCategoriesNextQuery } from './__generated__/AdminCategoriesNextQuery.graphql.ts';
import { AddCategoryDialog } from './AddCategoryDialog.tsx';
import { AdminCategoryCard } from './AdminCategoryCard.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { CategoryGridLayout } from './CategoryGridLayout.tsx';
import { matchesText } from '../../ui/lists/matchesText.ts';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { texts } from './texts.ts';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { useCategoryFilters } from './useCategoryFilters.ts';

const PAGE_SIZE = 100;
/** The list length from which the search is shown. */
const MIN_FOR_SEARCH = 12;
const EAGER_CARDS = 6;

/** All categories as cards, with a search if there are many. */
export function AdminCategories({ query }: { query: AdminCategories_query$key }) {
  const { data, ...pages } = usePaginationFragment<AdminCategoriesNextQuery, AdminCategories_query$key>(
    graphql`
      fragment AdminCategories_query on Query
      @refetchable(queryName: "AdminCategoriesNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        categories(first: $count, after: $cursor) @connection(key: "AdminCategories_categories") {
          __id
          edges {
            node {
              id
              name
              ...AdminCategoryCard_category
            }
          }
        }
      }
    `,
    query,
  );
  const { filters, change } = useCategoryFilters();
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const more = useLoadMore(pages, PAGE_SIZE);
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, more.canAutoLoad, more.loadMore);
  const { __id: connectionId, edges } = data.categories;
  const list = useFocusAfterRemoval<HTMLUListElement>(edges.length);
  const shown = edges.filter(({ node }) => matchesText(node.name, filters.q));

  return (
    <>
      <AdminHeader title={texts.category} action={texts.createCategory} onAdd={() => setAdding(true)} />
      {(edges.length > MIN_FOR_SEARCH || filters.q !== '') && (
        <Box maxW="md" mb="5">
          <SearchField label={texts.searchLabel} text={filters.q} onText={(q) => change({ q })} />
        </Box>
      )}
      {edges.length === 0 && (
        <EmptyState title={texts.noCategoryTitle} text={texts.noCategoryText} picture={<EmptyResultIllustration />} />
      )}
      {edges.length > 0 && shown.length === 0 && !more.hasNext && (
        <EmptyState
          title={texts.noMatchTitle}
          text={texts.noMatchText}
          action={
            <Button variant="outline" onClick={() => change({ q: '' })}>
              {texts.showAll}
            </Button>
          }
        />
      )}
      <CategoryGridLayout ref={list} tabIndex={-1} role="list" aria-label={texts.categories}>
        {shown.map(({ node }, index) => (
          <AdminCategoryCard
            key={node.id}
            category={node}
            connectionId={connectionId}
            isEager={index < EAGER_CARDS}
            isNew={node.id === addedId}
          />
        ))}
      </CategoryGridLayout>
      <div ref={end}>
        <LoadMore pages={more} />
      </div>
      <AddCategoryDialog
        connectionId={connectionId}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onCreated={setAddedId}
      />
    </>
  );
}
