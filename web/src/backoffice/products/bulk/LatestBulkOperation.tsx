import { useSyncExternalStore, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import { deviceStorage } from '../../../ui/deviceStorage.ts';
import { useNow } from '../../../ui/useNow.ts';
import type { LatestBulkOperation_query$key } from './__generated__/LatestBulkOperation_query.graphql.ts';
import { BulkOperationNotice, isInProgress } from './BulkOperationNotice.tsx';

const DISMISSED = 'kirana.dismissedBulkOperation';
const DAY_MS = 24 * 60 * 60 * 1000;

interface LatestBulkOperationProps {
  query: LatestBulkOperation_query$key;
  ref: Ref<HTMLDivElement>;
  /** Called when the operation, or its undo, has ended. */
  onEnded: () => void;
  onDismissed: () => void;
}

/** The latest bulk operation while it runs, and for a day after, until it is dismissed on this device. */
export function LatestBulkOperation({ query, ref, onEnded, onDismissed }: LatestBulkOperationProps) {
  const { productBulkOperations } = useFragment(
    graphql`
      fragment LatestBulkOperation_query on Query {
        productBulkOperations(first: 1) @required(action: THROW) {
          edges {
            node {
              id
              status
              createdAt
              ...BulkOperationNotice_operation
            }
          }
        }
      }
    `,
    query,
  );
  const dismissed = useSyncExternalStore(deviceStorage.subscribe, () => deviceStorage.read(DISMISSED));
  const now = useNow();
  const operation = productBulkOperations.edges[0]?.node;
  if (operation === undefined) return null;
  const { id, status, createdAt } = operation;
  // Another status is another message.
  const message = `${id} ${status}`;
  if (!isInProgress(status) && (dismissed === message || now - Date.parse(createdAt) > DAY_MS)) return null;
  return (
    <BulkOperationNotice
      key={id}
      ref={ref}
      operation={operation}
      onEnded={onEnded}
      onDismiss={() => {
        deviceStorage.write(DISMISSED, message);
        onDismissed();
      }}
    />
  );
}
