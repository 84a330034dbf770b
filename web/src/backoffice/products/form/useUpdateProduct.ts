import { graphql, useMutation } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { ProductUpdateInput, useUpdateProductMutation } from './__generated__/useUpdateProductMutation.graphql.ts';
import { productFormErrors } from './productFormErrors.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  onRefused: (errors: FormErrors) => void;
  /** Another user has saved a newer version, which the store holds now. */
  onOutdated: () => void;
  /** Too much was sold meanwhile for this change of the stock. */
  onStockChanged: (stock: number, message: string) => void;
  onNotFound: () => void;
}

/** Updates a product. Invalidates the store, so that lists that it joined or left are refetched on the next visit. */
export function useUpdateProduct() {
  const [commit, isUpdating] = useMutation<useUpdateProductMutation>(graphql`
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
    commit({
      variables: { input },
      updater: (store, response) => {
        const result = response?.productUpdate;
        if (result?.__typename === 'ProductUpdatePayload') store.invalidateStore();
        if (result?.__typename === 'StockChangedError') store.get(input.productId)?.setValue(result.stock, 'stock');
      },
      onCompleted: ({ productUpdate: result }) => {
        switch (result.__typename) {
          case 'ProductUpdatePayload':
            return onUpdated();
          case 'ProductChangedError':
            return onOutdated();
          case 'StockChangedError':
            return onStockChanged(result.stock, result.message);
          case 'ProductNotFoundError':
            return onNotFound();
          default:
            return onRefused(productFormErrors(result));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { updateProduct, isUpdating };
}
