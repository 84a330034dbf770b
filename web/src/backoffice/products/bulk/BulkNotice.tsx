import type { Ref } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ChangeNotice } from '../../catalogueChange/ChangeNotice.tsx';
import type { BulkNoticeUndoMutation } from './__generated__/BulkNoticeUndoMutation.graphql.ts';
import { texts } from './texts.ts';
import type { BulkUpdateResult } from './useBulkUpdateProducts.ts';

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
