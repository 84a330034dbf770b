import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useUndoBulkMutation } from './__generated__/useUndoBulkMutation.graphql.ts';
import { bulkTexts as texts } from './adminProductTexts.ts';
import type { BulkOutcome } from './useBulkEdit.ts';

/** Brings back what a change of several products has changed. */
export function useUndoBulk(onUndone: (outcome: BulkOutcome) => void) {
  const [commit, isUndoing] = useMutation<useUndoBulkMutation>(graphql`
    mutation useUndoBulkMutation($input: ProductBulkUndoInput!) {
      productBulkUndo(input: $input) {
        __typename
        ... on ProductBulkUndoPayload {
          products {
            ...AdminProductBadges_product
            ...AdminProductSwitch_product
            ...QuickEdit_product
          }
          refusals {
            productId
            name
            message
          }
        }
        ... on ProductBatchGoneError {
          message
        }
      }
    }
  `);
  const undoBulk = (batchId: string) => {
    commit({
      variables: { input: { batchId } },
      updater: (store) => store.invalidateStore(),
      onCompleted: ({ productBulkUndo: result }) => {
        switch (result.__typename) {
          case 'ProductBulkUndoPayload': {
            const { products, refusals } = result;
            return onUndone({
              title: products.length === 0 ? texts.nothingUndone : texts.undone(products.length),
              unchanged: '',
              refused: refusals.length === 0 ? '' : texts.stays(refusals.length),
              refusals,
              batchId: null,
            });
          }
          case 'ProductBatchGoneError':
            return onUndone({ title: result.message, unchanged: '', refused: '', refusals: [], batchId: null });
          default:
            return showError(troubleMessage(result));
        }
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { undoBulk, isUndoing };
}
