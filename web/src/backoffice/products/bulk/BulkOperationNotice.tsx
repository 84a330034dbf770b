import { staysText } from './BulkNotice.tsx';
import { formatCount } from '@kirana/shared/numbers.ts';
import { productCount } from '../productTexts.ts';
import { Button } from '@chakra-ui/react';
import { type Ref, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ChangeNotice } from '../../catalogueChange/ChangeNotice.tsx';
import { ChangeProgress, useChangeProgress } from '../../catalogueChange/ChangeProgress.tsx';
import type {
  BulkOperationNotice_operation$data,
  BulkOperationNotice_operation$key,
} from './__generated__/BulkOperationNotice_operation.graphql.ts';
import type { BulkOperationNoticeProgressSubscription$data } from './__generated__/BulkOperationNoticeProgressSubscription.graphql.ts';
import type { BulkOperationNoticeResumeMutation } from './__generated__/BulkOperationNoticeResumeMutation.graphql.ts';
import type { BulkOperationNoticeUndoMutation } from './__generated__/BulkOperationNoticeUndoMutation.graphql.ts';
import { deviceStorage } from '../../../ui/deviceStorage.ts';
import { useNow } from '../../../ui/useNow.ts';
import type { BulkOperationNotice_query$key } from './__generated__/BulkOperationNotice_query.graphql.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

interface BulkOperationNoticeProps {
  operation: BulkOperationNotice_operation$key;
  ref: Ref<HTMLDivElement>;
  /** Called when the operation, or its undo, has ended. */
  onEnded: () => void;
  onDismiss: () => void;
}

/** The progress of a bulk operation, then its result with the undo. */
function BulkOperationNotice({ operation: operationKey, ref, onEnded, onDismiss }: BulkOperationNoticeProps) {
  const operation = useFragment(
    graphql`
      fragment BulkOperationNotice_operation on ProductBulkOperation {
        id
        status
        title
        failure
        isUndoable
        matchCount
        changedCount
        unchangedCount
        refusedCount
        undoneCount
        keptCount
        problems(first: 50) {
          totalCount
          edges {
            node {
              productId
              name
              reason
            }
          }
        }
      }
    `,
    operationKey,
  );
  const { id, status, isUndoable, problems } = operation;
  const isWorking = isInProgress(status);
  const [undo, isUndoing] = useAction<BulkOperationNoticeUndoMutation>(graphql`
    mutation BulkOperationNoticeUndoMutation($input: ProductBulkOperationUndoInput!) {
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
  const [resume, isResuming] = useAction<BulkOperationNoticeResumeMutation>(graphql`
    mutation BulkOperationNoticeResumeMutation($input: ProductBulkOperationResumeInput!) {
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
  const hasEnded = ({ productBulkOperationProgress }: BulkOperationNoticeProgressSubscription$data) =>
    !isInProgress(productBulkOperationProgress.status);
  useChangeProgress<BulkOperationNoticeProgressSubscription$data>({
    subscription: graphql`
      subscription BulkOperationNoticeProgressSubscription($id: ID!) {
        productBulkOperationProgress(id: $id) {
          status
          ...BulkOperationNotice_operation
        }
      }
    `,
    id,
    isWorking,
    isLast: hasEnded,
    onEvent: (event) => {
      if (hasEnded(event)) onEnded();
    },
  });
  const { title, text, progress } = describe(operation);

  return (
    <ChangeNotice
      ref={ref}
      label="Bulk operation"
      title={title}
      text={text}
      progress={progress && <ChangeProgress label={title} {...progress} />}
      problems={{
        title: isWorking ? '' : describeProblems(operation),
        products: problems.edges.map(({ node: { productId, name, reason } }) => ({ productId, name, message: reason })),
        totalCount: problems.totalCount,
      }}
      onDismiss={isWorking ? undefined : onDismiss}
    >
      {status === 'FAILED' && (
        <Button loading={isResuming} onClick={() => resume({ operationId: id })}>
          Resume
        </Button>
      )}
      {isUndoable && (
        <Button variant="outline" loading={isUndoing} onClick={() => undo({ operationId: id })}>
          {status === 'RUNNING' ? 'Stop and undo' : 'Undo'}
        </Button>
      )}
    </ChangeNotice>
  );
}

/** Whether the server works on an operation of this status. */
function isInProgress(status: string): boolean {
  return status === 'RUNNING' || status === 'UNDOING';
}

const join = (...parts: ReadonlyArray<string | false>) => parts.filter((part) => part !== false).join(' · ');

/** How many products could not be changed, or were left as they are by the undo; '' if none. */
function describeProblems({ refusedCount, keptCount }: BulkOperationNotice_operation$data): string {
  return join(
    refusedCount > 0 && `${productCount(refusedCount)} couldn’t be changed`,
    keptCount > 0 && staysText(keptCount),
  );
}

/** The state in words, and its progress while the server works. */
function describe(operation: BulkOperationNotice_operation$data) {
  const { status, matchCount, changedCount, unchangedCount, refusedCount, undoneCount, keptCount } = operation;
  const result = join(
    `${productCount(changedCount)} changed`,
    unchangedCount > 0 && `${formatCount(unchangedCount)} needed no change`,
  );
  switch (status) {
    case 'RUNNING': {
      const progress = { done: changedCount + unchangedCount + refusedCount, all: matchCount };
      return { title: operation.title, text: '', progress };
    }
    case 'UNDOING': {
      const progress = { done: undoneCount + keptCount, all: changedCount };
      return { title: `Undoing: ${operation.title}`, text: '', progress };
    }
    case 'FAILED':
      return { title: `Stopped: ${operation.title}`, text: `${operation.failure ?? ''} · ${result}` };
    case 'UNDONE':
      return { title: `Undone: ${operation.title}`, text: `${productCount(undoneCount)} restored` };
    default:
      return { title: `Done: ${operation.title}`, text: result };
  }
}

const DISMISSED = 'kirana.dismissedBulkOperation';

interface LatestBulkOperationProps extends Pick<BulkOperationNoticeProps, 'ref' | 'onEnded'> {
  query: BulkOperationNotice_query$key;
  onDismissed: () => void;
}

/** The latest bulk operation while it runs, and for a day after, until it is dismissed on this device. */
export function LatestBulkOperation({ query, ref, onEnded, onDismissed }: LatestBulkOperationProps) {
  const { productBulkOperations } = useFragment(
    graphql`
      fragment BulkOperationNotice_query on Query {
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
