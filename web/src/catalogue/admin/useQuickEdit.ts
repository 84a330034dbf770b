import { useState } from 'react';
import { graphql, readInlineData, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { announce } from '../../ui/announce.ts';
import { showSuccess } from '../../ui/toaster.ts';
import type { useQuickEdit_product$key } from './__generated__/useQuickEdit_product.graphql.ts';
import type { useQuickEditMutation } from './__generated__/useQuickEditMutation.graphql.ts';
import { cardTexts as texts } from './adminProductTexts.ts';
import { wordsOfChange } from './wordsOfChange.ts';

/** One number of a product. */
type QuickChange = { mrp: number } | { stock: number };

const editedProduct = graphql`
  fragment useQuickEdit_product on Product @inline {
    id
    name
    version
    stock
    ...wordsOfChange_product
  }
`;

/**
 * Changes one number of a product as it was when the field opened. When somebody was faster, what they changed is said, and
 * saving again changes the product as it is by then.
 */
export function useQuickEdit(product: useQuickEdit_product$key, onSaved: () => void) {
  // Not what the store holds by now: nobody may overwrite what they have not seen.
  const [seen, setSeen] = useState(() => readInlineData(editedProduct, product));
  const [commit, isSaving] = useMutation<useQuickEditMutation>(graphql`
    mutation useQuickEditMutation($input: ProductEditInput!) {
      productEdit(input: $input) {
        __typename
        ... on ProductEditPayload {
          product {
            ...useQuickEdit_product
            ...AdminProductCard_product
          }
        }
        ... on ProductChangedError {
          product {
            ...useQuickEdit_product
            ...AdminProductCard_product
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
        ... on ProductGoneError {
          message
        }
      }
    }
  `);

  const save = (change: QuickChange, refuse: (message: string) => void) => {
    const { id, name, version } = seen;
    commit({
      variables: {
        input: { productId: id, version, ...change, ...('stock' in change && { seenStock: seen.stock }) },
      },
      updater: (store, response) => {
        const result = response?.productEdit;
        if (result?.__typename === 'StockChangedError') store.get(id)?.setValue(result.stock, 'stock');
      },
      onCompleted: ({ productEdit: result }) => {
        switch (result.__typename) {
          case 'ProductEditPayload': {
            const { stock } = readInlineData<useQuickEdit_product$key>(editedProduct, result.product);
            if ('stock' in change && stock !== change.stock) showSuccess(texts.soldMeanwhile(name, stock));
            else announce(texts.saved);
            return onSaved();
          }
          case 'ProductChangedError': {
            const now = readInlineData<useQuickEdit_product$key>(editedProduct, result.product);
            setSeen(now);
            return refuse(texts.changed(wordsOfChange(seen, now)));
          }
          case 'StockChangedError':
            setSeen({ ...seen, stock: result.stock });
            return refuse(texts.stockChanged(result.stock));
          case 'InvalidInputError':
            return refuse(result.issues.map(({ message }) => message).join('. '));
          case 'ProductGoneError':
            return refuse(result.message);
          default:
            return refuse(troubleMessage(result));
        }
      },
      onError: (error) => refuse(troubleMessage(error)),
    });
  };
  return { save, isSaving };
}
