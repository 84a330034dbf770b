import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyShelfPicture } from '../EmptyShelfPicture.tsx';
import { LoadMore } from '../LoadMore.tsx';
import { useMorePages } from '../useMorePages.ts';
import { useNearViewport } from '../useNearViewport.ts';
import type { AdminCategories_query$key } from './__generated__/AdminCategories_query.graphql.ts';
import type { AdminCategoriesNextQuery } from './__generated__/AdminCategoriesNextQuery.graphql.ts';
import { AddCategoryDialog } from './AddCategoryDialog.tsx';
import { AdminCategoryCard } from './AdminCategoryCard.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { CategoryGridLayout } from './CategoryGridLayout.tsx';
import { matchesText } from './matchesText.ts';
import { NameSearch } from './NameSearch.tsx';
import { texts } from './texts.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useFilters } from './useFilters.ts';

const PAGE_SIZE = 100;
/** From here on a list is no longer taken in at a glance. */
const MANY = 12;
const EAGER_CARDS = 6;

/** Every category as a card, with a search where there are many. */
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
  const { filters, change } = useFilters();
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const more = useMorePages(pages, PAGE_SIZE);
  const end = useNearViewport<HTMLDivElement>(more.isWanted, more.loadMore);
  const { __id: connectionId, edges } = data.categories;
  const list = useFocusAfterRemoval<HTMLUListElement>(edges.length);
  const shown = edges.filter(({ node }) => matchesText(node.name, filters.q));

  return (
    <>
      <AdminHeader title={texts.category} action={texts.addCategory} onAdd={() => setAdding(true)} />
      {(edges.length > MANY || filters.q !== '') && (
        <Box maxW="md" mb="5">
          <NameSearch label={texts.searchLabel} text={filters.q} onText={(q) => change({ q })} />
        </Box>
      )}
      {edges.length === 0 && (
        <EmptyState title={texts.noCategoryTitle} text={texts.noCategoryText} picture={<EmptyShelfPicture />} />
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
        onAdded={setAddedId}
      />
    </>
  );
}
