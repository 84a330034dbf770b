import { graphql, useMutation } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type {
  ProductCreateInput,
  useCreateProductMutation,
  useCreateProductMutation$data,
} from './__generated__/useCreateProductMutation.graphql.ts';
import { productFormErrors } from './productFormErrors.ts';

type Payload = Extract<useCreateProductMutation$data['productCreate'], { __typename: 'ProductCreatePayload' }>;

/** A product that has just been created. */
export type CreatedProduct = Payload['product'];

interface CreateHandlers {
  onCreated: (product: CreatedProduct) => void;
  onRefused: (errors: FormErrors) => void;
}

/** Creates a product and invalidates the store, so that all lists are refetched on the next visit. */
export function useCreateProduct() {
  const [commit, isCreating] = useMutation<useCreateProductMutation>(graphql`
    mutation useCreateProductMutation($input: ProductCreateInput!) {
      productCreate(input: $input) {
        __typename
        ... on ProductCreatePayload {
          product {
            id
            name
            isPublished
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
        ... on SkuTakenError {
          message
        }
        ... on SubCategoryNotFoundError {
          message
        }
      }
    }
  `);
  const createProduct = (input: ProductCreateInput, { onCreated, onRefused }: CreateHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        if (response?.productCreate.__typename === 'ProductCreatePayload') store.invalidateStore();
      },
      onCompleted: ({ productCreate: result }) => {
        if (result.__typename === 'ProductCreatePayload') onCreated(result.product);
        else onRefused(productFormErrors(result));
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { createProduct, isCreating };
}
