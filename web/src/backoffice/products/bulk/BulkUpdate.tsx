import type { Ref } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ChangeNotice, type ChangeProblem } from '../../catalogueChange/ChangeNotice.tsx';
import type { BulkUpdateUndoMutation } from './__generated__/BulkUpdateUndoMutation.graphql.ts';
import { texts } from './texts.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { BulkUpdateProductsMutation } from './__generated__/BulkUpdateProductsMutation.graphql.ts';

interface BulkNoticeProps {
  ref: Ref<HTMLDivElement>;
  outcome: BulkUpdateResult;
  onUndone: (outcome: BulkUpdateResult) => void;
  onDismiss: () => void;
}

/** The result of a bulk update until it is dismissed. */
export function BulkNotice({ ref, outcome, onUndone, onDismiss }: BulkNoticeProps) {
  const { title, unchanged, failed, failures, batchId } = outcome;
  const [undo, isUndoing] = useAction<BulkUpdateUndoMutation>(graphql`
    mutation BulkUpdateUndoMutation($input: ProductBulkUndoInput!) {
      productBulkUndo(input: $input) {
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
        ... on ProductBatchNotFoundError @alias(as: "ProductBatchNotFoundError") {
          message
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const undone = { unchanged: '', failed: '', failures: [], batchId: null };
  const undoBatch = (id: string) =>
    undo(
      { batchId: id },
      {
        updater: (store) => store.invalidateStore(),
        onDone: ({ products, failures: kept }) =>
          onUndone({
            ...undone,
            title: products.length === 0 ? texts.nothingUndone : texts.undone(products.length),
            failed: kept.length === 0 ? '' : texts.stays(kept.length),
            failures: kept,
          }),
        errors: { ProductBatchNotFoundError: ({ message }) => onUndone({ ...undone, title: message }) },
      },
    );
  return (
    <ChangeNotice
      ref={ref}
      label={texts.noticeLabel}
      title={title}
      text={unchanged}
      undo={batchId === null ? null : { label: texts.undo, isBusy: isUndoing, onClick: () => undoBatch(batchId) }}
      problems={{ title: failed, products: failures, totalCount: failures.length }}
      onDismiss={onDismiss}
    />
  );
}

/** The one change that is applied to all selected products. */
export type BulkChange =
  | { availableForSale: boolean }
  | { discountPercent: number }
  | { stock: number; stockNote: string | null }
  | { stockChange: number; stockNote: string | null };

/** The result of a bulk update, in words. */
export interface BulkUpdateResult {
  title: string;
  /** How many had the value already; '' if none. */
  unchanged: string;
  /** How many could not be changed; '' if none. */
  failed: string;
  /** The products that could not be changed. */
  failures: readonly ChangeProblem[];
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
  const [act, isUpdating] = useAction<BulkUpdateProductsMutation>(graphql`
    mutation BulkUpdateProductsMutation($input: ProductBulkUpdateInput!) {
      productBulkUpdate(input: $input) {
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
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const bulkUpdateProducts = (
    productIds: readonly string[],
    change: BulkChange,
    { onDone, onRefused = showError }: BulkHandlers,
  ) =>
    act(
      { productIds, ...change },
      {
        updater: (store) => store.invalidateStore(),
        onDone: ({ batchId = null, products, unchangedCount, failures }) =>
          onDone({
            title: products.length === 0 ? texts.nothingDone : doneText(change)(products.length),
            unchanged: unchangedCount === 0 ? '' : texts.unchanged(unchangedCount),
            failed: failures.length === 0 ? '' : texts.failed(failures.length),
            failures,
            batchId,
          }),
        onFormErrors: ({ fields, message }) => onRefused(Object.values(fields).join('. ') || message),
      },
    );
  return { bulkUpdateProducts, isUpdating };
}

function doneText(change: BulkChange): (count: number) => string {
  if ('availableForSale' in change) return change.availableForSale ? texts.done.publish : texts.done.hide;
  return 'discountPercent' in change ? texts.done.discount : texts.done.stock;
}
