import { graphql, readInlineData } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
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
  const [act, isPublishing] = useAction<usePublishProductMutation>(graphql`
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
    act(
      { productId: id, version: requireField(version), isPublished },
      {
        invalidatesStore: true,
        onDone: ({ product }) => handlers?.onDone(() => publishProduct(product, !isPublished)),
        errors: { ProductChangedError: () => showError(cardTexts.changedMeanwhile(name)) },
      },
    );
  };
  return { publishProduct, isPublishing };
}
