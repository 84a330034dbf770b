import { requestSubscription } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';

const RESUBSCRIBE_AFTER_MS = 10_000;

interface RetriedSubscription<TSubscription extends OperationType> {
  subscription: GraphQLTaggedNode;
  variables: TSubscription['variables'];
  onNext: (event: TSubscription['response'] | null | undefined) => void;
  /** Whether an event is the last one; by default no event is. */
  isLast?: (event: TSubscription['response'] | null | undefined) => boolean;
}

/**
 * Subscribes until the returned function is called. The network layer reconnects after a lost connection; after the server has
 * completed or refused the stream, this function subscribes again with a delay.
 */
export function subscribeWithRetry<TSubscription extends OperationType>(
  environment: IEnvironment,
  { subscription, variables, onNext, isLast = () => false }: RetriedSubscription<TSubscription>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let stop = start();

  function start(): () => void {
    const { dispose } = requestSubscription<TSubscription>(environment, {
      subscription,
      variables,
      onNext(event) {
        isOver = isLast(event);
        onNext(event);
      },
      onCompleted: scheduleRetry,
      onError: scheduleRetry,
    });
    return dispose;
  }
  function scheduleRetry(): void {
    if (!isOver) timer = setTimeout(() => (stop = start()), RESUBSCRIBE_AFTER_MS);
  }
  return () => {
    stop();
    clearTimeout(timer);
  };
}
