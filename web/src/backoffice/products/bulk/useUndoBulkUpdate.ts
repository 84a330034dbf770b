import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { useUndoBulkUpdateMutation } from './__generated__/useUndoBulkUpdateMutation.graphql.ts';
import { texts } from './texts.ts';
import type { BulkUpdateResult } from './useBulkUpdateProducts.ts';

/** Undoes a bulk update. */
export function useUndoBulkUpdate(onUndone: (outcome: BulkUpdateResult) => void) {
  const [commit, isUndoing] = useMutation<useUndoBulkUpdateMutation>(graphql`
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
  const undoBulkUpdate = (batchId: string) => {
    commit({
      variables: { input: { batchId } },
      updater: (store) => store.invalidateStore(),
      onCompleted: ({ productBulkUndo: result }) => {
        switch (result.__typename) {
          case 'ProductBulkUndoPayload': {
            const { products, failures } = result;
            return onUndone({
              title: products.length === 0 ? texts.nothingUndone : texts.undone(products.length),
              unchanged: '',
              failed: failures.length === 0 ? '' : texts.stays(failures.length),
              failures,
              batchId: null,
            });
          }
          case 'ProductBatchNotFoundError':
            return onUndone({ title: result.message, unchanged: '', failed: '', failures: [], batchId: null });
          default:
            return showError(toErrorMessage(result));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { undoBulkUpdate, isUndoing };
}
