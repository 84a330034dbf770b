import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { productErrors } from './productErrors.ts';
import type {
  ProductCreateInput,
  useCreateProductMutation,
  useCreateProductMutation$data,
} from './__generated__/useCreateProductMutation.graphql.ts';

type Payload = Extract<useCreateProductMutation$data['productCreate'], { __typename: 'ProductCreatePayload' }>;

/** A product that has just been created. */
export type CreatedProduct = Payload['product'];

interface CreateHandlers {
  onCreated: (product: CreatedProduct) => void;
  onRefused: (errors: FormErrors) => void;
}

/** Creates a product and invalidates the store, so that all lists are refetched on the next visit. */
export function useCreateProduct() {
  const [act, isCreating] = useAction<useCreateProductMutation>(graphql`
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
  const createProduct = (input: ProductCreateInput, { onCreated, onRefused }: CreateHandlers) =>
    act(input, {
      ...productErrors(onRefused),
      invalidatesStore: true,
      onDone: ({ product }) => onCreated(product),
    });
  return { createProduct, isCreating };
}
