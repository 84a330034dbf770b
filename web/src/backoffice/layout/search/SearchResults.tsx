import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SuggestionGroup } from '../../../shop/search/suggestions/SuggestionGroup.tsx';
import { announce } from '../../../ui/announce.ts';
import type { SearchResults_search$key } from './__generated__/SearchResults_search.graphql.ts';
import { CustomerResult } from './CustomerResult.tsx';
import { OrderResult } from './OrderResult.tsx';
import { ProductResult } from './ProductResult.tsx';
import { searchTexts as texts } from './searchTexts.ts';

interface SearchResultsProps {
  search: SearchResults_search$key;
  text: string;
  onCount: (count: number) => void;
}

/** A search's results, by kind. */
export function SearchResults({ search, text, onCount }: SearchResultsProps) {
  const found = useFragment(
    graphql`
      fragment SearchResults_search on AdminSearch
      @argumentDefinitions(
        hasOrders: { type: "Boolean!" }
        hasProducts: { type: "Boolean!" }
        hasCustomers: { type: "Boolean!" }
      ) {
        orders @include(if: $hasOrders) {
          id
          ...OrderResult_order
        }
        products @include(if: $hasProducts) {
          id
          ...ProductResult_product
        }
        customers @include(if: $hasCustomers) {
          id
          ...CustomerResult_customer
        }
      }
    `,
    search,
  );
  const { orders, products, customers } = found;
  const count = [orders, products, customers].reduce((sum, hits) => sum + (hits?.length ?? 0), 0);
  useEffect(() => {
    onCount(count);
    announce(count === 0 ? texts.none(text) : texts.count(count));
  }, [onCount, count, text]);

  if (count === 0) {
    return (
      <Text px="2" py="3" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {texts.none(text)}
      </Text>
    );
  }
  return (
    <>
      {orders != null && orders.length > 0 && (
        <SuggestionGroup title={texts.orders} isTitled>
          {orders.map((order) => (
            <OrderResult key={order.id} order={order} />
          ))}
        </SuggestionGroup>
      )}
      {products != null && products.length > 0 && (
        <SuggestionGroup title={texts.products} isTitled>
          {products.map((product) => (
            <ProductResult key={product.id} product={product} />
          ))}
        </SuggestionGroup>
      )}
      {customers != null && customers.length > 0 && (
        <SuggestionGroup title={texts.customers} isTitled>
          {customers.map((customer) => (
            <CustomerResult key={customer.id} customer={customer} />
          ))}
        </SuggestionGroup>
      )}
    </>
  );
}
