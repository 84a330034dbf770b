import { productCount, productTexts as texts } from '../productTexts.ts';
import { Box, Button, Flex, Text, chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate, useRevalidator, useNavigate, useSearchParams } from 'react-router-dom';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { SavedFilters } from '../../savedFilters/SavedFilters.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import type { AdminProducts_query$key } from './__generated__/AdminProducts_query.graphql.ts';
import { AdminProductCard } from './AdminProductCard.tsx';
import { formatProductListParams, parseProductListParams, type ProductListParams } from './productListParams.ts';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { LatestBulkOperation } from '../bulk/BulkOperationNotice.tsx';
import { BulkSelect, useBulkSelection } from '../bulk/BulkSelect.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductPager } from './ProductPager.tsx';
import { ProductTable } from './table/ProductTable.tsx';
import { ProductTableRow } from './table/ProductTableRow.tsx';
import { ViewSwitch } from './table/ViewSwitch.tsx';

/** The cards. A focused element is not covered by the bar below. */
export const AdminProductsLayout = chakra(CardGrid, {
  base: { transition: 'opacity 150ms ease-out', '& :is(a, button, input)': { scrollMarginBlockEnd: '44' } },
});

const CARDS_IN_SIGHT = 6;

interface AdminProductsProps {
  query: AdminProducts_query$key;
  pageSize: number;
  /** Whether the query has the rows of the table instead of the cards. */
  isTable: boolean;
}

/** A page of products, hidden ones included, filtered and sorted by the URL. */
export function AdminProducts({ query: queryKey, pageSize, isTable }: AdminProductsProps) {
  const query = useFragment(
    graphql`
      fragment AdminProducts_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "AdminProductFilter" }
        sort: { type: "AdminProductSort" }
        first: { type: "Int!" }
        offset: { type: "Int!" }
        isTable: { type: "Boolean!" }
      ) {
        adminProducts(first: $first, offset: $offset, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              ...AdminProductCard_product @alias(as: "card") @skip(if: $isTable)
              ...ProductTableRow_product @alias(as: "row") @include(if: $isTable)
            }
          }
        }
        ...ProductFilters_query
        ...BulkOperationNotice_query
        ...SavedFilters_query @arguments(kind: PRODUCTS)
      }
    `,
    queryKey,
  );
  const { requested, shown, isBusy, change } = useProductListParams();
  const [isTyping, setTyping] = useState(false);
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLDivElement & HTMLUListElement>(null); // the box of the table, or the list of cards
  const operation = useRef<HTMLDivElement>(null);
  const isPaging = useRef(false);

  const { __id: connectionId, edges, totalCount } = query.adminProducts;
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
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
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [shown.page]);

  const turnTo = (page: number) => {
    isPaging.current = true;
    change({ page });
  };
  // If the pressed button is removed, the list takes the focus.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const showAll = () => {
    change({ q: '', category: '', show: [] });
    focusList();
  };
  const reload = () => void revalidate();
  const showView = () => (shown.page === 1 ? reload() : change({ page: 1 }));
  const showOperation = () => void revalidate().then(() => operation.current?.focus({ preventScroll: true }));
  const removeAndReload = (deletedId: string) => {
    selection.remove([deletedId]);
    focusList();
    reload();
  };

  return (
    <>
      {isEmptyShop ? (
        <EmptyState
          title="No products yet"
          text="Upload your first product to start selling."
          picture={<EmptyResultIllustration />}
        />
      ) : (
        <>
          <ProductFilters query={query} params={requested} onChange={change} onClear={showAll} onTyping={setTyping}>
            <SavedFilters query={query} kind="PRODUCTS" />
            <ViewSwitch onView={showView} />
          </ProductFilters>
          <Flex wrap="wrap" align="center" justify="space-between" gap="2" minH="11" my="1">
            <Text role="status" textStyle="sm" color="fg.muted">
              {productCount(totalCount)}
            </Text>
            <BulkSelect
              selection={selection}
              pageIds={ids}
              totalCount={totalCount}
              params={shown}
              isOutdated={isTyping || isBusy}
            />
          </Flex>
          {totalCount === 0 && (
            <EmptyState
              title={texts.noMatchTitle}
              text="No product matches your search."
              picture={<EmptyResultIllustration />}
              action={
                <Button variant="outline" onClick={showAll}>
                  Show all
                </Button>
              }
            />
          )}
        </>
      )}
      {shown.page > pageCount && (
        <Navigate to={{ search: formatProductListParams({ ...shown, page: pageCount }) }} replace />
      )}
      {isTable ? (
        totalCount > 0 && (
          <ProductTable ref={list} sort={requested.sort} isBusy={isBusy} onSort={(sort) => change({ sort })}>
            {(columns) =>
              edges.map(
                ({ node: { id, row } }) =>
                  row != null && (
                    <ProductTableRow
                      key={id}
                      product={row}
                      columns={columns}
                      isSelected={selection.has(id)}
                      onSelect={(isRange) => selection.toggle(id, isRange ? ids : [])}
                    />
                  ),
              )
            }
          </ProductTable>
        )
      ) : (
        <AdminProductsLayout
          ref={list}
          role="list"
          tabIndex={-1}
          aria-label="Products"
          aria-busy={isBusy}
          opacity={isBusy ? 0.6 : 1}
        >
          {edges.map(
            ({ node: { id, card } }, place) =>
              card != null && (
                <AdminProductCard
                  key={id}
                  product={card}
                  connectionId={connectionId}
                  isEager={place < CARDS_IN_SIGHT}
                  isSelected={selection.has(id)}
                  onSelect={(isRange) => selection.toggle(id, isRange ? ids : [])}
                  onDeleted={() => removeAndReload(id)}
                />
              ),
          )}
        </AdminProductsLayout>
      )}
      {totalCount > 0 && <ProductPager page={requested.page} pageCount={pageCount} onPage={turnTo} />}
      <Box position="sticky" bottom="0" zIndex="dropdown" pb="calc(0.5rem + env(safe-area-inset-bottom))">
        <LatestBulkOperation query={query} ref={operation} onEnded={reload} onDismissed={focusList} />
        <BulkActions selection={selection} params={shown} onStarted={showOperation} onFocusLost={focusList} />
      </Box>
    </>
  );
}

/**
 * The parameters of the list, and those of the products on screen: a change applies at once, and the products follow once they
 * are loaded. A search replaces the history entry; every other change pushes one.
 */
function useProductListParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = parseProductListParams(params);
  const written = formatProductListParams(shown);
  const [requested, setRequested] = useState(shown);
  const [seen, setSeen] = useState(written);
  const [pending, setPending] = useState<readonly string[]>([]);

  // A URL that other code changed replaces the local parameters; the URL that this hook wrote does not.
  if (seen !== written) {
    setSeen(written);
    const place = pending.indexOf(written);
    setPending(place === -1 ? [] : pending.slice(place + 1));
    if (place === -1) setRequested(shown);
  }

  const change = (changed: Partial<ProductListParams>) => {
    const next = { ...requested, page: 1, ...changed };
    const search = formatProductListParams(next);
    setRequested(next);
    if (search === (pending.at(-1) ?? written)) return;
    setPending(search === written ? [] : [...pending, search]);
    void navigate({ search }, { replace: changed.q !== undefined, preventScrollReset: true });
  };
  return { requested, shown, isBusy: formatProductListParams(requested) !== written, change };
}
