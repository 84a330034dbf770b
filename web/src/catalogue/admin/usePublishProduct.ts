import { graphql, readInlineData, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { usePublishProduct_product$key } from './__generated__/usePublishProduct_product.graphql.ts';
import type { usePublishProductMutation } from './__generated__/usePublishProductMutation.graphql.ts';
import { cardTexts } from './adminProductTexts.ts';

interface PublishHandlers {
  /** It is done; `undo` takes it back, unless somebody has changed the product since. */
  onDone: (undo: () => void) => void;
}

const publishedProduct = graphql`
  fragment usePublishProduct_product on Product @inline {
    id
    name
    version
  }
`;

/** Shows a product in the shop or hides it; the shop's own lists are asked for anew when they are next seen. */
export function usePublishProduct() {
  const [commit, isPublishing] = useMutation<usePublishProductMutation>(graphql`
    mutation usePublishProductMutation($input: ProductEditInput!) {
      productEdit(input: $input) {
        __typename
        ... on ProductEditPayload {
          product {
            ...usePublishProduct_product
            ...AdminProductCard_product
          }
        }
        ... on ProductChangedError {
          product {
            ...AdminProductCard_product
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on ProductGoneError {
          message
        }
      }
    }
  `);
  const publishProduct = (key: usePublishProduct_product$key, isPublished: boolean, handlers?: PublishHandlers) => {
    const { id, name, version } = readInlineData(publishedProduct, key);
    commit({
      variables: { input: { productId: id, version, isPublished } },
      updater: (store, response) => {
        if (response?.productEdit.__typename === 'ProductEditPayload') store.invalidateStore();
      },
      onCompleted: ({ productEdit: result }) => {
        switch (result.__typename) {
          case 'ProductEditPayload':
            return handlers?.onDone(() => publishProduct(result.product, !isPublished));
          case 'ProductChangedError':
            return showError(cardTexts.changedMeanwhile(name));
          case 'ProductGoneError':
          case 'InvalidInputError':
            return showError(result.message);
          default:
            return showError(troubleMessage(result));
        }
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { publishProduct, isPublishing };
}
