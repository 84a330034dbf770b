import { requestSubscription } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';

const RESUBSCRIBE_AFTER_MS = 10_000;

interface RetriedSubscription<TSubscription extends OperationType> {
  subscription: GraphQLTaggedNode;
  variables: TSubscription['variables'];
  onNext: (event: TSubscription['response'] | null | undefined) => void;
  /** Whether an event is the last one; by default no event is. */
  isLast?: (event: TSubscription['response'] | null | undefined) => boolean;
  /** Whether a hidden tab has no stream, because HTTP/1.1 allows six connections per origin; the first event of the next stream is the present state. */
  isPausedWhileHidden?: boolean;
}

/**
 * Subscribes until the returned function is called. The network layer reconnects after a lost connection; after the server has
 * completed or refused the stream, this function subscribes again with a delay.
 */
export function subscribeWithRetry<TSubscription extends OperationType>(
  environment: IEnvironment,
  { subscription, variables, onNext, isLast = () => false, isPausedWhileHidden }: RetriedSubscription<TSubscription>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let dispose: (() => void) | undefined;

  function start(): void {
    stop();
    if (isOver || (isPausedWhileHidden && document.hidden)) return;
    ({ dispose } = requestSubscription<TSubscription>(environment, {
      subscription,
      variables,
      onNext(event) {
        isOver = isLast(event);
        onNext(event);
      },
      onCompleted: scheduleRetry,
      onError: scheduleRetry,
    }));
  }
  function scheduleRetry(): void {
    timer = setTimeout(start, RESUBSCRIBE_AFTER_MS);
  }
  function stop(): void {
    dispose?.();
    clearTimeout(timer);
  }
  start();
  if (isPausedWhileHidden) document.addEventListener('visibilitychange', start);
  return () => {
    document.removeEventListener('visibilitychange', start);
    stop();
  };
}
