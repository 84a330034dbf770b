import { graphql } from 'react-relay';
import { useAction } from '../../../../relay/useAction.ts';
import type { useResumeBulkOperationMutation } from './__generated__/useResumeBulkOperationMutation.graphql.ts';

/** Queues a bulk operation that has stopped, to continue. */
export function useResumeBulkOperation() {
  return useAction<useResumeBulkOperationMutation>(graphql`
    mutation useResumeBulkOperationMutation($input: ProductBulkOperationResumeInput!) {
      productBulkOperationResume(input: $input) {
        ... on ProductBulkOperationResumePayload {
          bulkOperation {
            ...BulkOperationNotice_operation
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
