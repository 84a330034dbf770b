import { formatRupees } from '@kirana/shared/money.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
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

/** Names the changed fields of a product that its card shows; empty if only other fields changed. */
function describeChanges(before: useQuickEdit_product$data, now: useQuickEdit_product$data): string[] {
  return [
    before.mrp !== now.mrp && `the MRP is ${formatRupees(now.mrp)} now`,
    before.discountPercent !== now.discountPercent && `the discount is ${now.discountPercent}% now`,
    before.stock !== now.stock && `the stock is ${formatCount(now.stock)} now`,
    before.name !== now.name && `it is called ${now.name} now`,
    before.unit !== now.unit && `the unit is ${now.unit} now`,
    before.availableForSale !== now.availableForSale &&
      (now.availableForSale ? 'it is in the shop now' : 'it is hidden now'),
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
          if ('stock' in change && stock !== change.stock) {
            const count = formatCount(stock);
            showSuccess(`The stock of ${name} is ${count}: it was sold or restocked in the meantime`);
          } else announce('Saved');
          onSaved();
        },
        errors: {
          ProductChangedError: (changed) => {
            const now = readInlineData<useQuickEdit_product$key>(editedProduct, changed.product);
            setSeen(now);
            const changes = describeChanges(seen, now);
            const what = changes.length === 0 ? '' : `: ${changes.join(', ')}`;
            showFieldError(`Someone else has changed it${what}. Save again to keep yours.`);
          },
          StockChangedError: ({ stock }) => {
            setSeen({ ...seen, stock });
            showFieldError(ledgerTexts.stockChanged(stock));
          },
        },
        onRefused: showFieldError,
      },
    );
  };
  return { save, isSaving };
}
