import { graphql } from 'react-relay';
import type { ActionOptions } from '../../../../relay/actionCallbacks.ts';
import { useAction } from '../../../../relay/useAction.ts';
import { useIdempotencyKey } from '../../../../relay/useIdempotencyKey.ts';
import type { BulkEditChange } from './readBulkEdit.ts';
import type {
  ProductBulkSelection,
  useStartBulkOperationMutation,
} from './__generated__/useStartBulkOperationMutation.graphql.ts';

/** The selected products, as the server takes them. */
export type BulkEditSelection = ProductBulkSelection;

interface NewBulkOperation {
  selection: BulkEditSelection;
  change: BulkEditChange;
  expectedCount: number;
}

/** Starts a bulk operation. A repeated request for the same one starts it once. */
export function useStartBulkOperation() {
  const { keyFor } = useIdempotencyKey();
  const [act, isStarting] = useAction<useStartBulkOperationMutation>(graphql`
    mutation useStartBulkOperationMutation($input: ProductBulkOperationStartInput!) {
      productBulkOperationStart(input: $input) {
        ... on ProductBulkOperationStartPayload {
          bulkOperation {
            id
          }
        }
        ... on ProductBulkCountChangedError @alias(as: "ProductBulkCountChangedError") {
          message
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const startBulkOperation = (operation: NewBulkOperation, options: ActionOptions<useStartBulkOperationMutation>) =>
    act({ ...operation, idempotencyKey: keyFor(operation) }, options);
  return [startBulkOperation, isStarting] as const;
}
