import { graphql } from 'react-relay';
import { Link, Outlet, useSearchParams } from 'react-router-dom';
import { Button, Flex, Skeleton } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../../relay/PageQuery.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { AdminProductsPageQuery } from './__generated__/AdminProductsPageQuery.graphql.ts';
import { AdminProducts, AdminProductsLayout } from './AdminProducts.tsx';
import { SavedFiltersSkeleton } from '../../savedFilters/SavedFilters.tsx';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { AdminProductCardLayout } from './AdminProductCard.tsx';
import { PAGE_SIZES, parseProductListParams } from './productListParams.ts';
import { ProductFilterFields } from './ProductFilters.tsx';
import { ProductTable } from './table/ProductTable.tsx';
import { ProductTableRowSkeleton } from './table/ProductTableRow.tsx';
import { productViewStore } from './table/tableColumns.ts';
import { ViewSwitch } from './table/ViewSwitch.tsx';

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
  const { first, isTable } = queryRef.variables;
  return (
    <>
      <AdminHeader title="Product">
        <Flex wrap="wrap" gap="2">
          <Button asChild variant="outline" px={{ base: '3', md: '4' }}>
            <Link to="/dashboard/product/staples">Pick staples</Link>
          </Button>
          <Button asChild px={{ base: '3', md: '4' }}>
            <Link to="/dashboard/upload-product">
              <Plus aria-hidden />
              Upload Product
            </Link>
          </Button>
        </Flex>
      </AdminHeader>
      <PageBoundary name="products" fallback={<AdminProductsSkeleton />}>
        <PageQueryContent<AdminProductsPageQuery> query={adminProductsPageQuery} queryRef={queryRef}>
          {(query) => <AdminProducts query={query} pageSize={first} isTable={isTable} />}
        </PageQueryContent>
      </PageBoundary>
      <Outlet />
    </>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
const doNothing = () => undefined;

/** The product list while it loads. */
function AdminProductsSkeleton() {
  const [params] = useSearchParams();
  const requested = parseProductListParams(params);
  return (
    <div aria-busy aria-hidden inert>
      <ProductFilterFields
        categories={[]}
        params={requested}
        onChange={doNothing}
        onClear={doNothing}
        onTyping={doNothing}
      >
        <SavedFiltersSkeleton />
        <ViewSwitch onView={doNothing} />
      </ProductFilterFields>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" minH="11" my="1">
        <Skeleton h="4" w="24" />
        <Skeleton h="11" w={{ base: '32', md: '60' }} />
      </Flex>
      {productViewStore.view() === 'table' ? (
        <ProductTable sort={requested.sort} isBusy={false} onSort={doNothing}>
          {(columns) => places(12).map((row) => <ProductTableRowSkeleton key={row} columns={columns} />)}
        </ProductTable>
      ) : (
        <AdminProductsLayout>
          {places(PAGE_SIZES.cards).map((card) => (
            <AdminProductCardLayout
              key={card}
              picture={<Skeleton w="full" h="full" borderRadius="none" />}
              name={<Skeleton h="4" w="80%" mt="0.5" />}
              unit={<Skeleton h="3" w="40%" mt="1.5" />}
              numbers={<Skeleton h="11" w="60%" />}
              actions={<Skeleton h="11" w="full" borderRadius="none" />}
            />
          ))}
        </AdminProductsLayout>
      )}
    </div>
  );
}
