import { Button } from '@chakra-ui/react';
import { productCount } from '../productTexts.ts';
import type { Ref } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ChangeNotice, type ChangeProblem } from '../../catalogueChange/ChangeNotice.tsx';
import type { BulkNoticeUndoMutation } from './__generated__/BulkNoticeUndoMutation.graphql.ts';

interface BulkNoticeProps {
  ref: Ref<HTMLDivElement>;
  outcome: BulkUpdateResult;
  onUndone: (outcome: BulkUpdateResult) => void;
  onDismiss: () => void;
}

/** The result of a bulk update until it is dismissed. */
export function BulkNotice({ ref, outcome, onUndone, onDismiss }: BulkNoticeProps) {
  const { title, unchanged, failed, failures, batchId } = outcome;
  const [undo, isUndoing] = useAction<BulkNoticeUndoMutation>(graphql`
    mutation BulkNoticeUndoMutation($input: ProductBulkUndoInput!) {
      productBulkUndo(input: $input) {
        ... on ProductBulkUndoPayload {
          products {
            ...AdminProductCard_badges
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
            title: products.length === 0 ? 'Nothing was undone' : undoneText(products.length),
            failed: kept.length === 0 ? '' : staysText(kept.length),
            failures: kept,
          }),
        errors: { ProductBatchNotFoundError: ({ message }) => onUndone({ ...undone, title: message }) },
      },
    );
  return (
    <ChangeNotice
      ref={ref}
      label="What was done"
      title={title}
      text={unchanged}
      problems={{ title: failed, products: failures, totalCount: failures.length }}
      onDismiss={onDismiss}
    >
      {batchId !== null && (
        <Button variant="outline" loading={isUndoing} onClick={() => undoBatch(batchId)}>
          Undo
        </Button>
      )}
    </ChangeNotice>
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

/** What a bulk update has done, in words. */
export function doneText(change: BulkChange, count: number): string {
  const products = productCount(count);
  if ('availableForSale' in change) return `${products} ${change.availableForSale ? 'published' : 'hidden'}`;
  return `${'discountPercent' in change ? 'Discount' : 'Stock'} of ${products} changed`;
}

function undoneText(count: number): string {
  return `Undone: ${productCount(count)} restored`;
}

/** How many products are as they were before an undo. */
export function staysText(count: number): string {
  return `${productCount(count)} ${count === 1 ? 'stays as it is' : 'stay as they are'}`;
}
