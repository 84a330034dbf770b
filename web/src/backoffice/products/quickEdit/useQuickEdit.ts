import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { requireField } from '../../../relay/requireField.ts';
import { announce } from '../../../ui/announce.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type {
  useQuickEdit_product$data,
  useQuickEdit_product$key,
} from './__generated__/useQuickEdit_product.graphql.ts';
import type { useQuickEditMutation } from './__generated__/useQuickEditMutation.graphql.ts';
import { ledgerTexts } from '../../stock/texts.ts';
import { texts } from './texts.ts';

/** Names the changed fields of a product that its card shows; empty if only other fields changed. */
function describeChanges(before: useQuickEdit_product$data, now: useQuickEdit_product$data): string[] {
  const words = texts.now;
  return [
    before.mrp !== now.mrp && words.mrp(now.mrp),
    before.discountPercent !== now.discountPercent && words.discount(now.discountPercent),
    before.stock !== now.stock && words.stock(now.stock),
    before.name !== now.name && words.name(now.name),
    before.unit !== now.unit && words.unit(now.unit),
    before.availableForSale !== now.availableForSale && (now.availableForSale ? words.published : words.hidden),
  ].filter((word) => word !== false);
}

/** One numeric field of a product. */
export type QuickChange = { mrp: number } | { stock: number };

const editedProduct = graphql`
  fragment useQuickEdit_product on Product @inline {
    id
    name
    version
    unit
    mrp
    discountPercent
    stock
    availableForSale
  }
`;

/**
 * Updates one number of a product from the version at which the field opened. If another user has saved a newer version, a
 * message names their changes, and saving again updates that version.
 */
export function useQuickEdit(product: useQuickEdit_product$key, onSaved: () => void) {
  // Not the store's current version: an admin may not overwrite changes that were not on the screen.
  const [seen, setSeen] = useState(() => readInlineData(editedProduct, product));
  const [act, isSaving] = useAction<useQuickEditMutation>(graphql`
    mutation useQuickEditMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        ... on ProductUpdatePayload {
          product {
            ...useQuickEdit_product
            ...AdminProductCard_product
            ...ProductTableRow_product
          }
        }
        ... on ProductChangedError @alias(as: "ProductChangedError") {
          product {
            ...useQuickEdit_product
            ...AdminProductCard_product
            ...ProductTableRow_product
          }
        }
        ... on StockChangedError @alias(as: "StockChangedError") {
          stock
        }
        ... on InvalidInputError @alias(as: "InvalidInputError") {
          issues {
            path
            message
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);

  const save = (change: QuickChange, showFieldError: (message: string) => void) => {
    const { id, name, version } = seen;
    act(
      { productId: id, version: requireField(version), ...change, ...('stock' in change && { seenStock: seen.stock }) },
      {
        updater: (store, response) => {
          const changed = response?.productUpdate.StockChangedError;
          if (changed != null) store.get(id)?.setValue(changed.stock, 'stock');
        },
        onDone: (saved) => {
          const { stock } = readInlineData<useQuickEdit_product$key>(editedProduct, saved.product);
          if ('stock' in change && stock !== change.stock) showSuccess(texts.soldMeanwhile(name, stock));
          else announce(texts.saved);
          onSaved();
        },
        errors: {
          ProductChangedError: (changed) => {
            const now = readInlineData<useQuickEdit_product$key>(editedProduct, changed.product);
            setSeen(now);
            showFieldError(texts.changed(describeChanges(seen, now)));
          },
          StockChangedError: ({ stock }) => {
            setSeen({ ...seen, stock });
            showFieldError(ledgerTexts.stockChanged(stock));
          },
          InvalidInputError: ({ issues }) => showFieldError(issues.map(({ message }) => message).join('. ')),
        },
        onRefused: showFieldError,
      },
    );
  };
  return { save, isSaving };
}
