import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { useBulkUpdateProductsMutation } from './__generated__/useBulkUpdateProductsMutation.graphql.ts';
import { texts } from './texts.ts';

/** The one change that is applied to all selected products. */
export type BulkChange =
  | { isPublished: boolean }
  | { discountPercent: number }
  | { stock: number; stockNote: string | null }
  | { stockChange: number; stockNote: string | null };

/** A product that could not be changed, and why. */
export interface BulkFailure {
  readonly productId: string;
  readonly name: string | null | undefined;
  readonly message: string;
}

/** The result of a bulk update, in words. */
export interface BulkUpdateResult {
  title: string;
  /** How many had the value already; '' if none. */
  unchanged: string;
  /** How many could not be changed; '' if none. */
  failed: string;
  failures: readonly BulkFailure[];
  /** The id for the undo mutation; null if there is nothing to undo. */
  batchId: string | null;
}

interface BulkHandlers {
  onDone: (outcome: BulkUpdateResult) => void;
  /** Called with the error message; a toast by default, where no field can show it. */
  onRefused?: ((message: string) => void) | undefined;
}

/**
 * Applies one change to several products and invalidates the store, so that the shop's lists are refetched on the next visit.
 */
export function useBulkUpdateProducts() {
  const [commit, isUpdating] = useMutation<useBulkUpdateProductsMutation>(graphql`
    mutation useBulkUpdateProductsMutation($input: ProductBulkUpdateInput!) {
      productBulkUpdate(input: $input) {
        __typename
        ... on ProductBulkUpdatePayload {
          batchId
          products {
            ...AdminProductBadges_product
            ...AdminProductSwitch_product
            ...QuickEdit_product
          }
          unchangedCount
          failures {
            productId
            name
            message
          }
        }
        ... on InvalidInputError {
          issues {
            message
          }
        }
      }
    }
  `);
  const bulkUpdateProducts = (productIds: readonly string[], change: BulkChange, handlers: BulkHandlers) => {
    const { onDone, onRefused = showError } = handlers;
    commit({
      variables: { input: { productIds, ...change } },
      updater: (store) => store.invalidateStore(),
      onCompleted: ({ productBulkUpdate: result }) => {
        switch (result.__typename) {
          case 'ProductBulkUpdatePayload': {
            const { batchId = null, products, unchangedCount, failures } = result;
            return onDone({
              title: products.length === 0 ? texts.nothingDone : doneText(change)(products.length),
              unchanged: unchangedCount === 0 ? '' : texts.unchanged(unchangedCount),
              failed: failures.length === 0 ? '' : texts.failed(failures.length),
              failures,
              batchId,
            });
          }
          case 'InvalidInputError':
            return onRefused(result.issues.map(({ message }) => message).join('. '));
          default:
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { bulkUpdateProducts, isUpdating };
}

function doneText(change: BulkChange): (count: number) => string {
  if ('isPublished' in change) return change.isPublished ? texts.done.publish : texts.done.hide;
  return 'discountPercent' in change ? texts.done.discount : texts.done.stock;
}
