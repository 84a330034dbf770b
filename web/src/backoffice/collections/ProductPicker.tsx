import { Badge, Box, Button, Flex, IconButton, Skeleton, Text } from '@chakra-ui/react';
import { Check, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { DebouncedQuery } from '../../relay/DebouncedQuery.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { announce } from '../../ui/announce.ts';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { SearchProduct } from '../search/SearchProduct.tsx';
import { MoveButtons, moved } from '../ui/MoveButtons.tsx';
import type { ProductPickerQuery } from './__generated__/ProductPickerQuery.graphql.ts';
import type { PickedProduct } from './collectionDraft.ts';

const productPickerQuery = graphql`
  query ProductPickerQuery($search: String!) {
    adminProducts(search: $search, first: 8) @required(action: THROW) {
      edges {
        node {
          id
          name
          unit
          availableForSale
          ...SearchProduct_product
        }
      }
    }
  }
`;

interface ProductPickerProps {
  products: readonly PickedProduct[];
  onChange: (products: readonly PickedProduct[]) => void;
}

/** The products of a collection in their order, and a search that adds to them. */
export function ProductPicker({ products, onChange }: ProductPickerProps) {
  const list = useRef<HTMLOListElement>(null);
  const remove = ({ id, name }: PickedProduct) => {
    onChange(products.filter((one) => one.id !== id));
    announce(`${name} removed`);
    list.current?.focus(); // the removed row had the focus
  };
  return (
    <Box>
      <FoundProducts
        products={products}
        onAdd={(product) => {
          onChange([...products, product]);
          announce(`${product.name} added`);
        }}
      />
      <Text mt="4" mb="1" textStyle="sm" fontWeight="semibold">
        {products.length === 0 ? 'No products picked yet' : `In this order: ${products.length}`}
      </Text>
      <Box
        as="ol"
        ref={list}
        tabIndex={-1}
        role="list"
        aria-label="Picked products"
        outline="none"
        listStyleType="none"
      >
        {products.map((product, place) => (
          <Flex as="li" key={product.id} align="center" gap="1" minH="12" borderTopWidth={place === 0 ? '0' : '1px'}>
            <Text as="span" w="8" flexShrink="0" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
              {place + 1}
            </Text>
            <Box flex="1" minW="0" textStyle="sm" overflowWrap="anywhere">
              {product.name}{' '}
              <Text as="span" color="fg.muted">
                {product.unit}
              </Text>{' '}
              {product.isHidden && <Badge colorPalette="gray">Hidden</Badge>}
            </Box>
            <Flex flexShrink="0">
              <MoveButtons
                name={product.name}
                place={place}
                count={products.length}
                onMove={(to) => onChange(moved(products, place, to))}
              />
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={`Remove ${product.name}`}
                onClick={() => remove(product)}
              >
                <X aria-hidden />
              </IconButton>
            </Flex>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

interface FoundProductsProps {
  products: readonly PickedProduct[];
  onAdd: (product: PickedProduct) => void;
}

/** Finds products by name or SKU, hidden ones too. */
function FoundProducts({ products, onAdd }: FoundProductsProps) {
  const [text, setText] = useState('');
  const search = text.trim();
  const { queryRef, retry } = useDebouncedQuery<ProductPickerQuery>(
    productPickerQuery,
    search === '' ? null : { search },
  );
  return (
    <>
      <SearchField label="Find products to add" text={text} onText={setText} />
      {queryRef !== null && (
        <Box mt="2" maxH="20rem" overflowY="auto">
          <DebouncedQuery<ProductPickerQuery>
            query={productPickerQuery}
            {...{ queryRef, retry }}
            fallback={<Skeleton h="16" />}
          >
            {({ adminProducts: { edges } }) =>
              edges.length === 0 ? (
                <Text color="fg.muted">No product matches.</Text>
              ) : (
                <ul aria-label="Found products" role="list">
                  {edges.map(({ node: { id, name, unit, availableForSale, ...product } }) => {
                    const isPicked = products.some((one) => one.id === id);
                    return (
                      <Flex as="li" key={id} align="center" gap="2" py="1">
                        <SearchProduct product={product} />
                        <Button
                          variant="outline"
                          px="3"
                          aria-disabled={isPicked}
                          aria-label={isPicked ? `${name} is added` : `Add ${name}`}
                          onClick={() => !isPicked && onAdd({ id, name, unit, isHidden: !availableForSale })}
                        >
                          {isPicked ? <Check aria-hidden /> : <Plus aria-hidden />}
                          {isPicked ? 'Added' : 'Add'}
                        </Button>
                      </Flex>
                    );
                  })}
                </ul>
              )
            }
          </DebouncedQuery>
        </Box>
      )}
    </>
  );
}
