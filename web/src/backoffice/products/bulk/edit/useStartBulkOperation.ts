import { graphql } from 'react-relay';
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

interface StartHandlers {
  onStarted: () => void;
  /** Called with a message when another number of products matches than the preview has counted. */
  onCountChanged: (message: string) => void;
  onRefused: (message: string) => void;
}

/** Starts a bulk operation. A repeated request for the same one starts it once. */
export function useStartBulkOperation() {
  const { keyFor } = useIdempotencyKey();
  const [act, isStarting] = useAction<useStartBulkOperationMutation>(graphql`
    mutation useStartBulkOperationMutation($input: ProductBulkOperationStartInput!) {
      productBulkOperationStart(input: $input) {
        __typename
        ... on ProductBulkOperationStartPayload {
          bulkOperation {
            id
          }
        }
        ... on CategoryNotFoundError {
          message
        }
        ... on IdempotencyKeyReusedError {
          message
        }
        ... on InvalidInputError {
          message
        }
        ... on ProductBulkCountChangedError {
          message
        }
        ... on ProductBulkOperationNotReadyError {
          message
        }
        ... on ReauthenticationRequiredError {
          message
        }
        ... on SubCategoryNotFoundError {
          message
        }
      }
    }
  `);
  const startBulkOperation = (operation: NewBulkOperation, { onStarted, onCountChanged, onRefused }: StartHandlers) =>
    act(
      { ...operation, idempotencyKey: keyFor(operation) },
      {
        onDone: onStarted,
        errors: { ProductBulkCountChangedError: ({ message }) => onCountChanged(message) },
        onRefused,
      },
    );
  return { startBulkOperation, isStarting };
}
