import { graphql } from 'react-relay';
import { useAction } from '../../../../relay/useAction.ts';
import type { useUndoBulkOperationMutation } from './__generated__/useUndoBulkOperationMutation.graphql.ts';

/** Queues the undo of a bulk operation; a running one stops first. */
export function useUndoBulkOperation() {
  return useAction<useUndoBulkOperationMutation>(graphql`
    mutation useUndoBulkOperationMutation($input: ProductBulkOperationUndoInput!) {
      productBulkOperationUndo(input: $input) {
        ... on ProductBulkOperationUndoPayload {
          bulkOperation {
            ...BulkOperationNotice_operation
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
