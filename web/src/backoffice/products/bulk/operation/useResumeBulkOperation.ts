import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../../relay/RequestError.ts';
import { showError } from '../../../../ui/toasts/toastStore.ts';
import type { useResumeBulkOperationMutation } from './__generated__/useResumeBulkOperationMutation.graphql.ts';

/** Queues a bulk operation that has stopped, to continue. */
export function useResumeBulkOperation() {
  const [commit, isResuming] = useMutation<useResumeBulkOperationMutation>(graphql`
    mutation useResumeBulkOperationMutation($input: ProductBulkOperationResumeInput!) {
      productBulkOperationResume(input: $input) {
        __typename
        ... on ProductBulkOperationResumePayload {
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
  const resumeBulkOperation = (operationId: string) =>
    commit({
      variables: { input: { operationId } },
      onCompleted: ({ productBulkOperationResume: result }) => {
        if (result.__typename !== 'ProductBulkOperationResumePayload')
          showError(result.message ?? toErrorMessage(result));
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  return { resumeBulkOperation, isResuming };
}
