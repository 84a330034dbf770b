import { graphql, useMutation } from 'react-relay';
import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';
import type {
  ProductAddInput,
  useAddProductMutation,
  useAddProductMutation$data,
} from './__generated__/useAddProductMutation.graphql.ts';
import { productRefusal } from './productRefusal.ts';

type Payload = Extract<useAddProductMutation$data['productAdd'], { __typename: 'ProductAddPayload' }>;

/** A product that has just been added. */
export type AddedProduct = Payload['product'];

interface AddHandlers {
  onAdded: (product: AddedProduct) => void;
  onRefused: (refusal: FormRefusal) => void;
}

/** Adds a product to the shop; all lists are asked for anew when they are next seen. */
export function useAddProduct() {
  const [commit, isAdding] = useMutation<useAddProductMutation>(graphql`
    mutation useAddProductMutation($input: ProductAddInput!) {
      productAdd(input: $input) {
        __typename
        ... on ProductAddPayload {
          product {
            id
            name
            isPublished
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
        ... on SkuTakenError {
          message
        }
        ... on SubCategoryGoneError {
          message
        }
      }
    }
  `);
  const addProduct = (input: ProductAddInput, { onAdded, onRefused }: AddHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        if (response?.productAdd.__typename === 'ProductAddPayload') store.invalidateStore();
      },
      onCompleted: ({ productAdd: result }) => {
        if (result.__typename === 'ProductAddPayload') onAdded(result.product);
        else onRefused(productRefusal(result));
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { addProduct, isAdding };
}
