import { Text, Box, Badge, chakra, Button, Flex, Skeleton } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { SuggestionGroup } from '../../../shop/search/suggestions/SuggestionGroup.tsx';
import { announce } from '../../../ui/announce.ts';
import type { Permission } from '../../../shop/identity/permissions.ts';
import { permittedPages } from '../adminTexts.ts';
import type { SearchResultsQuery } from './__generated__/SearchResultsQuery.graphql.ts';
import { SuggestionRow } from '../../../shop/search/suggestions/SuggestionRow.tsx';
import { OrderStatusBadge } from '../../../shop/orders/OrderStatusBadge.tsx';
import { formatDate } from '../../../ui/format/formatDateTime.ts';

export const searchResultsQuery = graphql`
  query SearchResultsQuery($search: String!, $hasOrders: Boolean!, $hasProducts: Boolean!, $hasCustomers: Boolean!) {
    adminSearch(search: $search) @required(action: THROW) {
      orders @include(if: $hasOrders) {
        id
        number
        placedAt
        address {
          recipientName
          mobile
        }
        status
      }
      products @include(if: $hasProducts) {
        id
        name
        unit
        sku
        stock
        availableForSale
      }
      customers @include(if: $hasCustomers) {
        id
        name
        email
        mobile
      }
    }
  }
`;

const nothingFound = (text: string) => `Nothing found for “${text}”`;

interface SearchResultsProps {
  queryRef: PreloadedQuery<SearchResultsQuery>;
  /** The viewer's. */
  permissions: readonly Permission[];
  onCount: (count: number) => void;
}

/** A search's results, by kind, and the pages whose names have its text. */
export function SearchResults({ queryRef, permissions, onCount }: SearchResultsProps) {
  const { orders, products, customers } = usePreloadedQuery<SearchResultsQuery>(
    searchResultsQuery,
    queryRef,
  ).adminSearch;
  const text = queryRef.variables.search;
  const pages = permittedPages(permissions).filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const count = [orders, products, customers, pages].reduce((sum, hits) => sum + (hits?.length ?? 0), 0);
  useEffect(() => {
    onCount(count);
    announce(count === 0 ? nothingFound(text) : `${count} ${count === 1 ? 'result' : 'results'}`);
  }, [onCount, count, text]);

  if (count === 0) {
    return (
      <Text px="2" py="3" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {nothingFound(text)}
      </Text>
    );
  }
  return (
    <>
      {orders != null && orders.length > 0 && (
        <SuggestionGroup title="Orders" isTitled>
          {orders.map((order) => (
            <Result
              key={order.id}
              to={`/dashboard/orders/${order.id}`}
              title={
                <>
                  <chakra.span fontWeight="semibold">{`#${order.number}`}</chakra.span>{' '}
                  <chakra.span dir="auto">{order.address.recipientName}</chakra.span>
                </>
              }
              details={[order.address.mobile, formatDate(new Date(order.placedAt))]}
            >
              <OrderStatusBadge status={order.status} />
            </Result>
          ))}
        </SuggestionGroup>
      )}
      {products != null && products.length > 0 && (
        <SuggestionGroup title="Products" isTitled>
          {products.map(({ id, name, unit, sku, stock, availableForSale }) => (
            <Result key={id} to={`/dashboard/product/${id}/edit`} title={name} details={[unit, sku]}>
              {availableForSale !== true && <Badge colorPalette="gray">Hidden</Badge>}
              {stock === 0 && <Badge colorPalette="red">Out of stock</Badge>}
            </Result>
          ))}
        </SuggestionGroup>
      )}
      {customers != null && customers.length > 0 && (
        <SuggestionGroup title="Customers" isTitled>
          {customers.map(({ id, name, email, mobile }) => (
            <Result
              key={id}
              to={`/dashboard/customers/${id}`}
              title={<span dir="auto">{name}</span>}
              details={mobile == null ? [email] : [mobile, email]}
            />
          ))}
        </SuggestionGroup>
      )}
      {pages.length > 0 && (
        <SuggestionGroup title="Pages" isTitled>
          {pages.map(({ to, label }) => (
            <Result key={to} to={to} title={label} details={[]} />
          ))}
        </SuggestionGroup>
      )}
    </>
  );
}

interface ResultProps {
  to: string;
  title: ReactNode;
  /** What distinguishes it from others of the same name. */
  details: readonly (string | null | undefined)[];
  /** Labels of its state. */
  children?: ReactNode;
}

function Result({ to, title, details, children }: ResultProps) {
  return (
    <SuggestionRow>
      <Link tabIndex={-1} to={to}>
        <Box flex="1" minW="0">
          <Box lineClamp="1">{title}</Box>
          <Box textStyle="xs" color="fg.muted" truncate>
            {details.join(' · ')}
          </Box>
        </Box>
        {children}
      </Link>
    </SuggestionRow>
  );
}

const FAILED = 'Search failed.';

interface SearchFailureProps {
  onRetry: () => void;
  onCount: (count: number) => void;
}

/** Shown when a search could not be answered. */
export function SearchFailure({ onRetry, onCount }: SearchFailureProps) {
  useEffect(() => {
    onCount(0);
    announce(FAILED);
  }, [onCount]);
  return (
    <Flex align="center" justify="space-between" gap="2" px="2">
      <Text textStyle="sm">{FAILED}</Text>
      <Button variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </Flex>
  );
}

/** The results of a search while they load. */
export function SearchSkeleton() {
  return (
    <Box px="2" aria-busy aria-label="Searching…" role="status">
      {[0, 1, 2].map((row) => (
        <Box key={row} py="2">
          <Skeleton h="4" w="60%" />
          <Skeleton h="3" mt="1" w="40%" />
        </Box>
      ))}
    </Box>
  );
}
