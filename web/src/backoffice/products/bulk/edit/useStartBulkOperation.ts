import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import { createIdempotencyKey } from '../../../../relay/createIdempotencyKey.ts';
import { toErrorMessage } from '../../../../relay/RequestError.ts';
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
  const last = useRef({ request: '', key: '' });
  const [commit, isStarting] = useMutation<useStartBulkOperationMutation>(graphql`
    mutation useStartBulkOperationMutation($input: ProductBulkOperationStartInput!) {
      productBulkOperationStart(input: $input) {
        __typename
        ... on ProductBulkOperationStartPayload {
          bulkOperation {
            id
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const startBulkOperation = (operation: NewBulkOperation, handlers: StartHandlers) => {
    const request = JSON.stringify(operation);
    if (last.current.request !== request) last.current = { request, key: createIdempotencyKey() };
    commit({
      variables: { input: { ...operation, idempotencyKey: last.current.key } },
      onCompleted: ({ productBulkOperationStart: result }) => {
        switch (result.__typename) {
          case 'ProductBulkOperationStartPayload':
            return handlers.onStarted();
          case 'ProductBulkCountChangedError':
            return handlers.onCountChanged(result.message ?? '');
          default:
            return handlers.onRefused(result.message ?? toErrorMessage(result));
        }
      },
      onError: (error) => handlers.onRefused(toErrorMessage(error)),
    });
  };
  return { startBulkOperation, isStarting };
}
