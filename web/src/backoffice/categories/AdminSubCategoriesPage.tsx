import { graphql, usePaginationFragment } from 'react-relay';
import { Flex, Skeleton, Box, Text } from '@chakra-ui/react';
import { useState, useRef } from 'react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import type { AdminSubCategoriesPageQuery } from './__generated__/AdminSubCategoriesPageQuery.graphql.ts';
import { texts } from './texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../ui/lists/useNearViewport.ts';
import type { AdminSubCategoriesPage_query$key } from './__generated__/AdminSubCategoriesPage_query.graphql.ts';
import type { AdminSubCategoriesPageNextQuery } from './__generated__/AdminSubCategoriesPageNextQuery.graphql.ts';
import { AddSubCategoryDialog } from './SubCategoryDialogs.tsx';
import { NoMatch } from './NoMatch.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { matchesText } from '../../ui/lists/matchesText.ts';
import { SubCategoryRow, SubCategoryRowSkeleton } from './SubCategoryRow.tsx';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';

const adminSubCategoriesPageQuery = graphql`
  query AdminSubCategoriesPageQuery {
    ...AdminSubCategoriesPage_query
  }
`;

/** The admin page of sub-categories. */
export function AdminSubCategoriesPage() {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <AdminHeader title={texts.subCategory} action={texts.createSubCategory} onAdd={() => setAdding(true)} />
      <PageQuery<AdminSubCategoriesPageQuery>
        query={adminSubCategoriesPageQuery}
        fallback={<AdminSubCategoriesSkeleton />}
      >
        {(query) => <AdminSubCategories query={query} isAdding={isAdding} onAddingEnd={() => setAdding(false)} />}
      </PageQuery>
    </>
  );
}

const columns = ['Sr. No', texts.name, 'Image', texts.category, 'Action'];

const places = Array.from({ length: 10 }, (_, place) => place);

/** The list of sub-categories while it loads. */
function AdminSubCategoriesSkeleton() {
  return (
    <div aria-busy aria-hidden inert>
      <SubCategoryFilters categories={[]} filters={{ q: '', category: '' }} onChange={() => undefined} />
      <Skeleton h="5" w="32" my="3" />
      <AdminTable label="" columns={columns} hasActions>
        {places.map((place) => (
          <SubCategoryRowSkeleton key={place} />
        ))}
      </AdminTable>
    </div>
  );
}

const PAGE_SIZE = 100;

interface AdminSubCategoriesProps {
  query: AdminSubCategoriesPage_query$key;
  /** Whether the form for a new sub-category is open. */
  isAdding: boolean;
  onAddingEnd: () => void;
}

/** All sub-categories in a table, filtered by name and category. */
function AdminSubCategories({ query, isAdding, onAddingEnd }: AdminSubCategoriesProps) {
  const { data, ...pages } = usePaginationFragment<AdminSubCategoriesPageNextQuery, AdminSubCategoriesPage_query$key>(
    graphql`
      fragment AdminSubCategoriesPage_query on Query
      @refetchable(queryName: "AdminSubCategoriesPageNextQuery")
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
        categories(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        ...SubCategoryDialogs_query
      }
    `,
    query,
  );
  const { filters, change } = useUrlFilters(['q', 'category']);
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
      {edges.length === 0 && (
        <EmptyState
          title="No sub-categories yet"
          text="Add one to divide up a category."
          picture={<EmptyResultIllustration />}
        />
      )}
      {edges.length > 0 && (
        <>
          <SubCategoryFilters
            categories={data.categories.edges.map(({ node }) => ({ value: node.id, label: node.name }))}
            filters={filters}
            onChange={change}
          />
          <Text role="status" my="3" minH="5" textStyle="sm" color="fg.muted">
            {!more.hasNext && texts.subCategoryCount(shown.length)}
          </Text>
        </>
      )}
      {edges.length > 0 && shown.length === 0 && !more.hasNext && (
        <NoMatch onClear={() => change({ q: '', category: '' })} />
      )}
      <Box ref={list}>
        {shown.length > 0 && (
          <AdminTable ref={table} label="Sub categories" columns={columns} hasActions>
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
          </AdminTable>
        )}
        <LoadMore pages={more} />
      </Box>
      <AddSubCategoryDialog
        query={data}
        connectionId={connectionId}
        suggested={filteredCategory === undefined ? [] : [filteredCategory]}
        isOpen={isAdding}
        onClose={onAddingEnd}
        onCreated={setAddedId}
      />
    </>
  );
}

/** Words of the name, and the id of a category. */
type Filters = Record<'q' | 'category', string>;

interface SubCategoryFiltersProps {
  categories: ReadonlyArray<{ value: string; label: string }>;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** Filters the table by name and category. */
function SubCategoryFilters({ categories, filters, onChange }: SubCategoryFiltersProps) {
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '3' }} flex="1" maxW={{ md: '2xl' }}>
      <SearchField label={texts.searchLabel} text={filters.q} onText={(q) => onChange({ q })} />
      <FilterSelect
        label="Filter by category"
        value={filters.category}
        options={[{ value: '', label: 'All categories' }, ...categories]}
        onValue={(category) => onChange({ category })}
      />
    </Flex>
  );
}
