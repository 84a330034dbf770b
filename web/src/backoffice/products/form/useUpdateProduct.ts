import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { productErrors } from './productErrors.ts';
import type { ProductUpdateInput, useUpdateProductMutation } from './__generated__/useUpdateProductMutation.graphql.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  onRefused: (errors: FormErrors) => void;
  /** Another user has saved a newer version, which the store holds now. */
  onOutdated: () => void;
  /** Too much was sold since for this stock change. */
  onStockChanged: (stock: number, message: string) => void;
  onNotFound: () => void;
}

/** Updates a product. Invalidates the store, so that lists that it joined or left are refetched on the next visit. */
export function useUpdateProduct() {
  const [act, isUpdating] = useAction<useUpdateProductMutation>(graphql`
    mutation useUpdateProductMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        __typename
        ... on ProductUpdatePayload {
          product {
            ...AdminProductCard_product
            ...EditProduct_product
            ...ProductCard_product
          }
        }
        ... on CategoryNotFoundError {
          message
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on PictureNotFoundError {
          message
        }
        ... on ProductChangedError {
          product {
            ...EditProduct_product
          }
        }
        ... on ProductNotFoundError {
          __typename
        }
        ... on SkuTakenError {
          message
        }
        ... on StockChangedError {
          message
          stock
        }
        ... on SubCategoryNotFoundError {
          message
        }
      }
    }
  `);
  const updateProduct = (input: ProductUpdateInput, handlers: UpdateHandlers) => {
    const { onUpdated, onRefused, onOutdated, onStockChanged, onNotFound } = handlers;
    const { errors, ...others } = productErrors(onRefused);
    act(input, {
      ...others,
      invalidatesStore: true,
      updater: (store, response) => {
        const result = response?.productUpdate;
        if (result?.__typename === 'StockChangedError') store.get(input.productId)?.setValue(result.stock, 'stock');
      },
      onDone: onUpdated,
      errors: {
        ...errors,
        ProductChangedError: onOutdated,
        StockChangedError: ({ stock, message }) => onStockChanged(stock, message),
        ProductNotFoundError: onNotFound,
      },
    });
  };
  return { updateProduct, isUpdating };
}
