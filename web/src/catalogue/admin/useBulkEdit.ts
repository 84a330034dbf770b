import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useBulkEditMutation } from './__generated__/useBulkEditMutation.graphql.ts';
import { bulkTexts as texts } from './adminProductTexts.ts';

/** One thing that is changed of all selected products. */
export type BulkChange =
  | { isPublished: boolean }
  | { discountPercent: number }
  | { stock: number; stockNote: string | null }
  | { stockChange: number; stockNote: string | null };

/** A product that stays as it is, and why. */
export interface BulkRefusal {
  readonly productId: string;
  readonly name: string | null | undefined;
  readonly message: string;
}

/** What a change of several products has come to, in words. */
export interface BulkOutcome {
  title: string;
  /** About those that had it so already; '' when there is none. */
  unchanged: string;
  /** How many could not be changed; '' when there is none. */
  refused: string;
  refusals: readonly BulkRefusal[];
  /** What undoes it; null when there is nothing to undo. */
  batchId: string | null;
}

interface BulkHandlers {
  onDone: (outcome: BulkOutcome) => void;
  /** What was asked for is not possible; where nobody can put it right, it is told by a toast. */
  onRefused?: ((message: string) => void) | undefined;
}

/** Changes one thing of several products; the shop's own lists are asked for anew when they are next seen. */
export function useBulkEdit() {
  const [commit, isEditing] = useMutation<useBulkEditMutation>(graphql`
    mutation useBulkEditMutation($input: ProductBulkEditInput!) {
      productBulkEdit(input: $input) {
        __typename
        ... on ProductBulkEditPayload {
          batchId
          products {
            ...AdminProductBadges_product
            ...AdminProductSwitch_product
            ...QuickEdit_product
          }
          unchangedCount
          refusals {
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
  const bulkEdit = (productIds: readonly string[], change: BulkChange, handlers: BulkHandlers) => {
    const { onDone, onRefused = showError } = handlers;
    commit({
      variables: { input: { productIds, ...change } },
      updater: (store) => store.invalidateStore(),
      onCompleted: ({ productBulkEdit: result }) => {
        switch (result.__typename) {
          case 'ProductBulkEditPayload': {
            const { batchId = null, products, unchangedCount, refusals } = result;
            return onDone({
              title: products.length === 0 ? texts.nothingDone : doneWords(change)(products.length),
              unchanged: unchangedCount === 0 ? '' : texts.unchanged(unchangedCount),
              refused: refusals.length === 0 ? '' : texts.refused(refusals.length),
              refusals,
              batchId,
            });
          }
          case 'InvalidInputError':
            return onRefused(result.issues.map(({ message }) => message).join('. '));
          default:
            return onRefused(troubleMessage(result));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { bulkEdit, isEditing };
}

function doneWords(change: BulkChange): (count: number) => string {
  if ('isPublished' in change) return change.isPublished ? texts.done.publish : texts.done.hide;
  return 'discountPercent' in change ? texts.done.discount : texts.done.stock;
}
