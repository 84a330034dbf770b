import { graphql, readInlineData, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { requireField } from '../../../relay/requireField.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { usePublishProduct_product$key } from './__generated__/usePublishProduct_product.graphql.ts';
import type { usePublishProductMutation } from './__generated__/usePublishProductMutation.graphql.ts';
import { cardTexts } from './texts.ts';

interface PublishHandlers {
  /** Called after the change; `undo` reverts it, unless another user has changed the product since. */
  onDone: (undo: () => void) => void;
}

const publishedProduct = graphql`
  fragment usePublishProduct_product on Product @inline {
    id
    name
    version
  }
`;

/** Publishes or hides a product. Invalidates the store, so that the shop's lists are refetched on the next visit. */
export function usePublishProduct() {
  const [commit, isPublishing] = useMutation<usePublishProductMutation>(graphql`
    mutation usePublishProductMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        __typename
        ... on ProductUpdatePayload {
          product {
            ...usePublishProduct_product
            ...AdminProductCard_product
            ...ProductTableCell_product
          }
        }
        ... on ProductChangedError {
          product {
            ...AdminProductCard_product
            ...ProductTableCell_product
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on ProductNotFoundError {
          message
        }
      }
    }
  `);
  const publishProduct = (key: usePublishProduct_product$key, isPublished: boolean, handlers?: PublishHandlers) => {
    const { id, name, version } = readInlineData(publishedProduct, key);
    commit({
      variables: { input: { productId: id, version: requireField(version), isPublished } },
      updater: (store, response) => {
        if (response?.productUpdate.__typename === 'ProductUpdatePayload') store.invalidateStore();
      },
      onCompleted: ({ productUpdate: result }) => {
        switch (result.__typename) {
          case 'ProductUpdatePayload':
            return handlers?.onDone(() => publishProduct(result.product, !isPublished));
          case 'ProductChangedError':
            return showError(cardTexts.changedMeanwhile(name));
          case 'ProductNotFoundError':
          case 'InvalidInputError':
            return showError(result.message);
          default:
            return showError(toErrorMessage(result));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { publishProduct, isPublishing };
}
