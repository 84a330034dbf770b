import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, Navigate, useRevalidator } from 'react-router-dom';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../../ui/head/PageTitle.tsx';
import { EmptyResultIllustration } from '../../../../ui/illustrations/EmptyResultIllustration.tsx';
import type { AdminProducts_query$key } from './__generated__/AdminProducts_query.graphql.ts';
import { AdminProductCard } from './AdminProductCard.tsx';
import { PAGE_SIZE, formatProductListParams } from './productListParams.ts';
import { AdminProductsLayout } from './AdminProductsLayout.tsx';
import { listTexts as texts } from './texts.ts';
import { BulkActions } from '../../bulk/BulkActions.tsx';
import { LatestBulkOperation } from '../../bulk/operation/LatestBulkOperation.tsx';
import { BulkSelect } from '../../bulk/BulkSelect.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductPager } from './ProductPager.tsx';
import { useProductListParams } from './useProductListParams.ts';
import { useBulkSelection } from '../../bulk/useBulkSelection.ts';

const CARDS_IN_SIGHT = 6;

/** A page of products, hidden ones included, filtered and sorted by the URL. */
export function AdminProducts({ query: queryKey }: { query: AdminProducts_query$key }) {
  const query = useFragment(
    graphql`
      fragment AdminProducts_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "AdminProductFilter" }
        sort: { type: "AdminProductSort" }
        offset: { type: "Int!" }
      ) {
        adminProducts(first: 12, offset: $offset, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              ...AdminProductCard_product
            }
          }
        }
        ...ProductFilters_query
        ...LatestBulkOperation_query
      }
    `,
    queryKey,
  );
  const { requested, shown, isBusy, change } = useProductListParams();
  const { revalidate } = useRevalidator();
  const grid = useRef<HTMLUListElement>(null);
  const operation = useRef<HTMLDivElement>(null);
  const isPaging = useRef(false);

  const { __id: connectionId, edges, totalCount } = query.adminProducts;
  const pageCount = Math.max(1, Math.ceil(totalCount / PAGE_SIZE));
  const isFiltered = requested.q.trim() !== '' || requested.category !== '' || requested.show.length > 0;
  const isEmptyShop = totalCount === 0 && !isFiltered && !isBusy;
  const ids = edges.map(({ node }) => node.id);
  const selection = useBulkSelection({
    filterKey: formatProductListParams({ ...shown, sort: 'NEWEST', page: 1 }),
    pageIds: ids,
  });

  // The focus moves to the first card of another page; a layout effect, so that it moves together with the page.
  useLayoutEffect(() => {
    if (!isPaging.current) return;
    isPaging.current = false;
    grid.current?.focus({ preventScroll: true });
    grid.current?.scrollIntoView({ block: 'start' });
  }, [shown.page]);

  const turnTo = (page: number) => {
    isPaging.current = true;
    change({ page });
  };
  // If the pressed button is removed, the list takes the focus.
  const focusGrid = () => grid.current?.focus({ preventScroll: true });
  const showAll = () => {
    change({ q: '', category: '', show: [] });
    focusGrid();
  };
  const reload = () => void revalidate();
  const showOperation = () => void revalidate().then(() => operation.current?.focus({ preventScroll: true }));
  const removeAndReload = (deletedId: string) => {
    selection.remove([deletedId]);
    focusGrid();
    reload();
  };

  return (
    <>
      <PageTitle title={texts.title} />
      <Flex justify="space-between" align="center" gap="2" mb="4">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        <Button asChild px={{ base: '3', md: '4' }}>
          <Link to="/dashboard/upload-product">
            <Plus aria-hidden />
            {texts.upload}
          </Link>
        </Button>
      </Flex>
      {isEmptyShop ? (
        <EmptyState title={texts.noneTitle} text={texts.noneText} picture={<EmptyResultIllustration />} />
      ) : (
        <>
          <ProductFilters query={query} params={requested} onChange={change} onClear={showAll} />
          <Flex wrap="wrap" align="center" justify="space-between" gap="2" minH="11" my="1">
            <Text role="status" textStyle="sm" color="fg.muted">
              {texts.count(totalCount)}
            </Text>
            <BulkSelect selection={selection} pageIds={ids} totalCount={totalCount} params={shown} />
          </Flex>
          {totalCount === 0 && (
            <EmptyState
              title={texts.noMatchTitle}
              text={texts.noMatchText}
              picture={<EmptyResultIllustration />}
              action={
                <Button variant="outline" onClick={showAll}>
                  {texts.showAll}
                </Button>
              }
            />
          )}
        </>
      )}
      {shown.page > pageCount && (
        <Navigate to={{ search: formatProductListParams({ ...shown, page: pageCount }) }} replace />
      )}
      <AdminProductsLayout
        ref={grid}
        role="list"
        tabIndex={-1}
        aria-label={texts.products}
        aria-busy={isBusy}
        opacity={isBusy ? 0.6 : 1}
      >
        {edges.map(({ node }, place) => (
          <AdminProductCard
            key={node.id}
            product={node}
            connectionId={connectionId}
            isEager={place < CARDS_IN_SIGHT}
            isSelected={selection.has(node.id)}
            onSelect={(isRange) => selection.toggle(node.id, isRange ? ids : [])}
            onDeleted={() => removeAndReload(node.id)}
          />
        ))}
      </AdminProductsLayout>
      {totalCount > 0 && <ProductPager page={requested.page} pageCount={pageCount} onPage={turnTo} />}
      <Box position="sticky" bottom="0" zIndex="dropdown" pb="calc(0.5rem + env(safe-area-inset-bottom))">
        <LatestBulkOperation query={query} ref={operation} onEnded={reload} onDismissed={focusGrid} />
        <BulkActions selection={selection} params={shown} onStarted={showOperation} onFocusLost={focusGrid} />
      </Box>
    </>
  );
}
