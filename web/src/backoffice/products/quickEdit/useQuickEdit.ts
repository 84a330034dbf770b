import { useState } from 'react';
import { graphql, readInlineData, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { requireField } from '../../../relay/requireField.ts';
import { announce } from '../../../ui/announce.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useQuickEdit_product$key } from './__generated__/useQuickEdit_product.graphql.ts';
import type { useQuickEditMutation } from './__generated__/useQuickEditMutation.graphql.ts';
import { ledgerTexts } from '../../stock/texts.ts';
import { texts } from './texts.ts';
import { describeChanges } from './describeChanges.ts';

/** One numeric field of a product. */
type QuickChange = { mrp: number } | { stock: number };

const editedProduct = graphql`
  fragment useQuickEdit_product on Product @inline {
    id
    name
    version
    stock
    ...describeChanges_product
  }
`;

/**
 * Updates one number of a product from the version at which the field opened. If another user has saved a newer version, a
 * message names their changes, and saving again updates that version.
 */
export function useQuickEdit(product: useQuickEdit_product$key, onSaved: () => void) {
  // Not the store's current version: an admin may not overwrite changes that were not on the screen.
  const [seen, setSeen] = useState(() => readInlineData(editedProduct, product));
  const [commit, isSaving] = useMutation<useQuickEditMutation>(graphql`
    mutation useQuickEditMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        __typename
        ... on ProductUpdatePayload {
          product {
            ...useQuickEdit_product
            ...AdminProductCard_product
            ...ProductTableCell_product
          }
        }
        ... on ProductChangedError {
          product {
            ...useQuickEdit_product
            ...AdminProductCard_product
            ...ProductTableCell_product
          }
        }
        ... on StockChangedError {
          stock
        }
        ... on InvalidInputError {
          issues {
            message
          }
        }
        ... on ProductNotFoundError {
          message
        }
      }
    }
  `);

  const save = (change: QuickChange, showFieldError: (message: string) => void) => {
    const { id, name, version } = seen;
    commit({
      variables: {
        input: {
          productId: id,
          version: requireField(version),
          ...change,
          ...('stock' in change && { seenStock: seen.stock }),
        },
      },
      updater: (store, response) => {
        const result = response?.productUpdate;
        if (result?.__typename === 'StockChangedError') store.get(id)?.setValue(result.stock, 'stock');
      },
      onCompleted: ({ productUpdate: result }) => {
        switch (result.__typename) {
          case 'ProductUpdatePayload': {
            const { stock } = readInlineData<useQuickEdit_product$key>(editedProduct, result.product);
            if ('stock' in change && stock !== change.stock) showSuccess(texts.soldMeanwhile(name, stock));
            else announce(texts.saved);
            return onSaved();
          }
          case 'ProductChangedError': {
            const now = readInlineData<useQuickEdit_product$key>(editedProduct, result.product);
            setSeen(now);
            return showFieldError(texts.changed(describeChanges(seen, now)));
          }
          case 'StockChangedError':
            setSeen({ ...seen, stock: result.stock });
            return showFieldError(ledgerTexts.stockChanged(result.stock));
          case 'InvalidInputError':
            return showFieldError(result.issues.map(({ message }) => message).join('. '));
          case 'ProductNotFoundError':
            return showFieldError(result.message);
          default:
            return showFieldError(toErrorMessage(result));
        }
      },
      onError: (error) => showFieldError(toErrorMessage(error)),
    });
  };
  return { save, isSaving };
}
