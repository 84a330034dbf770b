import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../../relay/RequestError.ts';
import { showError } from '../../../../ui/toasts/toastStore.ts';
import type { useUndoBulkOperationMutation } from './__generated__/useUndoBulkOperationMutation.graphql.ts';

/** Queues the undo of a bulk operation; a running one stops first. */
export function useUndoBulkOperation() {
  const [commit, isUndoing] = useMutation<useUndoBulkOperationMutation>(graphql`
    mutation useUndoBulkOperationMutation($input: ProductBulkOperationUndoInput!) {
      productBulkOperationUndo(input: $input) {
        __typename
        ... on ProductBulkOperationUndoPayload {
          bulkOperation {
            ...BulkOperationNotice_operation
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const undoBulkOperation = (operationId: string) =>
    commit({
      variables: { input: { operationId } },
      onCompleted: ({ productBulkOperationUndo: result }) => {
        if (result.__typename !== 'ProductBulkOperationUndoPayload')
          showError(result.message ?? toErrorMessage(result));
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  return { undoBulkOperation, isUndoing };
}
