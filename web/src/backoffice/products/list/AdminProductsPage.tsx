import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router-dom';
import { Flex, Skeleton } from '@chakra-ui/react';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { AdminProductsPageQuery } from './__generated__/AdminProductsPageQuery.graphql.ts';
import { AdminProducts, AdminProductsLayout } from './AdminProducts.tsx';
import { SavedFiltersSkeleton } from '../../savedFilters/SavedFilters.tsx';
import { AdminHeaderSkeleton } from '../../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../../ui/AdminTableSkeleton.tsx';
import { AdminProductCardLayout } from './AdminProductCard.tsx';
import { PAGE_SIZES, productFlags } from './productListParams.ts';
import { FilterChip } from './ProductFilters.tsx';
import { productViewStore } from './table/tableColumns.ts';
import { listTexts as texts } from './texts.ts';

const adminProductsPageQuery = graphql`
  query AdminProductsPageQuery(
    $search: String
    $filter: AdminProductFilter
    $sort: AdminProductSort
    $first: Int!
    $offset: Int!
    $isTable: Boolean!
  ) {
    ...AdminProducts_query
      @arguments(search: $search, filter: $filter, sort: $sort, first: $first, offset: $offset, isTable: $isTable)
  }
`;

/** The admin page of products; pages that open over the list keep its state. */
export function AdminProductsPage() {
  const queryRef = usePageQuery<AdminProductsPageQuery>(adminProductsPageQuery);
  return (
    <>
      <PageBoundary name="products" fallback={<AdminProductsSkeleton />}>
        <AdminProductsPageContent queryRef={queryRef} />
      </PageBoundary>
      <Outlet />
    </>
  );
}

function AdminProductsPageContent({ queryRef }: { queryRef: PreloadedQuery<AdminProductsPageQuery> }) {
  const query = usePreloadedQuery<AdminProductsPageQuery>(adminProductsPageQuery, queryRef);
  const { first, isTable } = queryRef.variables;
  return <AdminProducts query={query} pageSize={first} isTable={isTable} />;
}

const cards = Array.from({ length: PAGE_SIZES.cards }, (_, card) => card);

/** The product list while it loads. */
function AdminProductsSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} action={texts.upload} />
      <Flex direction={{ base: 'column', md: 'row' }} gap="2">
        <Skeleton h="11" flex={{ md: '2' }} />
        <Flex gap="2" flex={{ md: '2' }}>
          <Skeleton h="11" flex="1" />
          <Skeleton h="11" flex="1" />
        </Flex>
      </Flex>
      <Flex wrap="wrap" gap="2" mt="2">
        {productFlags.map((flag) => (
          <Skeleton key={flag} borderRadius="full">
            <FilterChip as="span">{texts.shows[flag]}</FilterChip>
          </Skeleton>
        ))}
      </Flex>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" minH="11" my="1">
        <Skeleton h="4" w="24" />
        <SavedFiltersSkeleton />
        <Skeleton h="11" w="5.75rem" />
        <Skeleton h="11" w="14.875rem" />
      </Flex>
      {productViewStore.view() === 'table' ? (
        <AdminTableSkeleton height={{ base: '3.5rem', md: '3.5rem' }} rows={12} />
      ) : (
        <AdminProductsLayout as="div">
          {cards.map((card) => (
            <AdminProductCardLayout
              key={card}
              as="div"
              picture={<Skeleton w="full" h="full" borderRadius="none" />}
              name={<Skeleton h="4" w="80%" mt="0.5" />}
              unit={<Skeleton h="3" w="40%" mt="1.5" />}
              numbers={<Skeleton h="5.5rem" w="full" />}
              actions={<Skeleton h="11" w="full" borderRadius="none" />}
            />
          ))}
        </AdminProductsLayout>
      )}
    </div>
  );
}
