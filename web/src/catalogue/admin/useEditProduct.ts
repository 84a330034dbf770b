import { graphql, useMutation } from 'react-relay';
import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { ProductEditInput, useEditProductMutation } from './__generated__/useEditProductMutation.graphql.ts';
import { productRefusal } from './productRefusal.ts';

interface EditHandlers {
  onEdited: () => void;
  onRefused: (refusal: FormRefusal) => void;
  /** Somebody has changed it since the version that was named; the store has it as it is now. */
  onOutdated: () => void;
  /** So much was sold meanwhile that the stock can't be changed as told. */
  onStockChanged: (stock: number, message: string) => void;
  onGone: () => void;
}

/** Changes a product wherever it is shown; lists that it may have joined or left are asked for anew when they are next seen. */
export function useEditProduct() {
  const [commit, isEditing] = useMutation<useEditProductMutation>(graphql`
    mutation useEditProductMutation($input: ProductEditInput!) {
      productEdit(input: $input) {
        __typename
        ... on ProductEditPayload {
          product {
            ...AdminProductCard_product
            ...EditProduct_product
            ...ProductCard_product
          }
        }
        ... on CategoryGoneError {
          message
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on PictureGoneError {
          message
        }
        ... on ProductChangedError {
          product {
            ...EditProduct_product
          }
        }
        ... on ProductGoneError {
          __typename
        }
        ... on SkuTakenError {
          message
        }
        ... on StockChangedError {
          message
          stock
        }
        ... on SubCategoryGoneError {
          message
        }
      }
    }
  `);
  const editProduct = (input: ProductEditInput, handlers: EditHandlers) => {
    const { onEdited, onRefused, onOutdated, onStockChanged, onGone } = handlers;
    commit({
      variables: { input },
      updater: (store, response) => {
        const result = response?.productEdit;
        if (result?.__typename === 'ProductEditPayload') store.invalidateStore();
        if (result?.__typename === 'StockChangedError') store.get(input.productId)?.setValue(result.stock, 'stock');
      },
      onCompleted: ({ productEdit: result }) => {
        switch (result.__typename) {
          case 'ProductEditPayload':
            return onEdited();
          case 'ProductChangedError':
            return onOutdated();
          case 'StockChangedError':
            return onStockChanged(result.stock, result.message);
          case 'ProductGoneError':
            return onGone();
          default:
            return onRefused(productRefusal(result));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { editProduct, isEditing };
}
