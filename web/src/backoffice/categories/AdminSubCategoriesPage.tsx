import { graphql, usePreloadedQuery, type PreloadedQuery, usePaginationFragment } from 'react-relay';
import { Flex, Skeleton, Box, Button, Text } from '@chakra-ui/react';
import { useState, useRef, type ReactNode, type Ref } from 'react';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { AdminSubCategoriesPageQuery } from './__generated__/AdminSubCategoriesPageQuery.graphql.ts';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';
import { texts } from './texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../ui/lists/useNearViewport.ts';
import type {
  AdminSubCategoriesPage_query$data,
  AdminSubCategoriesPage_query$key,
} from './__generated__/AdminSubCategoriesPage_query.graphql.ts';
import type { AdminSubCategoriesPageNextQuery } from './__generated__/AdminSubCategoriesPageNextQuery.graphql.ts';
import { AddSubCategoryDialog } from './SubCategoryDialogs.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { matchesText } from '../../ui/lists/matchesText.ts';
import { SubCategoryRow } from './SubCategoryRow.tsx';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { useCategoryFilters, type Filters } from './useCategoryFilters.ts';
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
  const queryRef = usePageQuery<AdminSubCategoriesPageQuery>(adminSubCategoriesPageQuery);
  return (
    <PageBoundary fallback={<AdminSubCategoriesSkeleton />}>
      <AdminSubCategoriesPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function AdminSubCategoriesPageContent({ queryRef }: { queryRef: PreloadedQuery<AdminSubCategoriesPageQuery> }) {
  const query = usePreloadedQuery<AdminSubCategoriesPageQuery>(adminSubCategoriesPageQuery, queryRef);
  return <AdminSubCategories query={query} />;
}

/** The sub-category page while it loads. */
function AdminSubCategoriesSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.subCategory} action={texts.createSubCategory} />
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '3' }} maxW={{ md: '2xl' }} mb="3">
        <Skeleton h="11" flex={{ md: '1' }} />
        <Skeleton h="11" flex={{ md: '1' }} />
      </Flex>
      <Skeleton h="5" w="32" mb="3" />
      <AdminTableSkeleton height={{ base: '3.875rem', md: '3.3125rem' }} rows={10} />
    </div>
  );
}

const PAGE_SIZE = 100;

/** All sub-categories in a table, filtered by name and category. */
function AdminSubCategories({ query: queryKey }: { query: AdminSubCategoriesPage_query$key }) {
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

const columns = [texts.serialNumber, texts.name, texts.image, texts.category, texts.action];

interface SubCategoryTableProps {
  ref?: Ref<HTMLDivElement>;
  /** Rows, each in a SubCategoryRowLayout. */
  children: ReactNode;
}

/** The frame of the table of sub-categories. */
function SubCategoryTable({ ref, children }: SubCategoryTableProps) {
  return (
    <AdminTable {...(ref !== undefined && { ref })} label={texts.subCategories} columns={columns} hasActions>
      {children}
    </AdminTable>
  );
}

interface SubCategoryFiltersProps {
  query: AdminSubCategoriesPage_query$data;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** Filters the table by name and category. */
function SubCategoryFilters({ query, filters, onChange }: SubCategoryFiltersProps) {
  const { categories } = query;
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '3' }} flex="1" maxW={{ md: '2xl' }}>
      <SearchField label={texts.searchLabel} text={filters.q} onText={(q) => onChange({ q })} />
      <FilterSelect
        label={texts.filterLabel}
        value={filters.category}
        options={[
          { value: '', label: texts.allCategories },
          ...categories.edges.map(({ node }) => ({ value: node.id, label: node.name })),
        ]}
        onValue={(category) => onChange({ category })}
      />
    </Flex>
  );
}
