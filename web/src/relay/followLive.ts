import { requestSubscription } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';

const AGAIN_AFTER_MS = 10_000;

interface LiveSubscription<TSubscription extends OperationType> {
  subscription: GraphQLTaggedNode;
  variables: TSubscription['variables'];
  onNext: (event: TSubscription['response'] | null | undefined) => void;
  /** Whether an event is the last there will ever be; left out: none is. */
  isLast?: (event: TSubscription['response'] | null | undefined) => boolean;
}

/**
 * Follows a subscription until the function that it answers is called. The network takes up a lost connection; where the server
 * itself has ended or refused the stream, it is asked again after a while.
 */
export function followLive<TSubscription extends OperationType>(
  environment: IEnvironment,
  { subscription, variables, onNext, isLast = () => false }: LiveSubscription<TSubscription>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let stop = begin();

  function begin(): () => void {
    const { dispose } = requestSubscription<TSubscription>(environment, {
      subscription,
      variables,
      onNext(event) {
        isOver = isLast(event);
        onNext(event);
      },
      onCompleted: tryAgain,
      onError: tryAgain,
    });
    return dispose;
  }
  function tryAgain(): void {
    if (!isOver) timer = setTimeout(() => (stop = begin()), AGAIN_AFTER_MS);
  }
  return () => {
    stop();
    clearTimeout(timer);
  };
}
