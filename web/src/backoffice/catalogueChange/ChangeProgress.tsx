import { formatCount } from '@kirana/shared/numbers.ts';
import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { subscribeWithRetry } from '../../relay/subscribeWithRetry.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** How far a change of many products is. */
export function ChangeProgress({ label, done, all }: { label: string; done: number; all: number }) {
  return (
    <ProgressBar
      label={label}
      share={all === 0 ? 0 : done / all}
      value={`${formatCount(done)} of ${formatCount(all)}`}
    />
  );
}

interface FollowedChange<Event> {
  subscription: GraphQLTaggedNode;
  id: string;
  /** Whether the server works on it. */
  isWorking: boolean;
  onEvent: (event: Event) => void;
  /** Whether no event follows; by default the server ends the stream. */
  isLast?: (event: Event) => boolean;
}

/** Subscribes to a change while the server works on it. */
export function useChangeProgress<Event>({ subscription, id, isWorking, ...handlers }: FollowedChange<Event>): void {
  const environment = useRelayEnvironment();
  const onEvent = useEffectEvent(handlers.onEvent);
  const isLast = useEffectEvent((event: Event) => handlers.isLast?.(event) ?? false);

  useEffect(() => {
    if (!isWorking) return;
    return subscribeWithRetry<{ variables: { id: string }; response: Event }>(environment, {
      subscription,
      variables: { id },
      isLast: (event) => event != null && isLast(event),
      onNext: (event) => {
        if (event != null) onEvent(event);
      },
    });
  }, [environment, subscription, id, isWorking]);
}
