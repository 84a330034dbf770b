import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useUndoBulkUpdateMutation } from './__generated__/useUndoBulkUpdateMutation.graphql.ts';
import { texts } from './texts.ts';
import type { BulkUpdateResult } from './useBulkUpdateProducts.ts';

/** Undoes a bulk update. */
export function useUndoBulkUpdate(onUndone: (outcome: BulkUpdateResult) => void) {
  const [act, isUndoing] = useAction<useUndoBulkUpdateMutation>(graphql`
    mutation useUndoBulkUpdateMutation($input: ProductBulkUndoInput!) {
      productBulkUndo(input: $input) {
        __typename
        ... on ProductBulkUndoPayload {
          products {
            ...AdminProductBadges_product
            ...AdminProductSwitch_product
            ...QuickEdit_product
          }
          failures {
            productId
            name
            message
          }
        }
        ... on ProductBatchNotFoundError {
          message
        }
      }
    }
  `);
  const undoBulkUpdate = (batchId: string) =>
    act(
      { batchId },
      {
        updater: (store) => store.invalidateStore(),
        onDone: ({ products, failures }) =>
          onUndone({
            title: products.length === 0 ? texts.nothingUndone : texts.undone(products.length),
            unchanged: '',
            failed: failures.length === 0 ? '' : texts.stays(failures.length),
            failures,
            batchId: null,
          }),
        errors: {
          ProductBatchNotFoundError: ({ message }) =>
            onUndone({ title: message, unchanged: '', failed: '', failures: [], batchId: null }),
        },
      },
    );
  return { undoBulkUpdate, isUndoing };
}
