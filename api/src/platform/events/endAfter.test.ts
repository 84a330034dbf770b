import { describe, expect, it } from 'vitest';
import { endAfter } from './endAfter.ts';
import { createSubscriptions } from './subscriptions.ts';

describe('endAfter', () => {
  it('passes events on up to the last one, and then unsubscribes', async () => {
    const left: string[] = [];
    const subscriptions = createSubscriptions({ onLast: (topic) => left.push(topic) });
    let isDone = false;
    const subscription = endAfter(subscriptions.subscribe('import:1'), async () => isDone);
    expect(await subscription.next()).toEqual({ done: false, value: 'import:1' });
    const next = subscription.next();
    isDone = true;
    subscriptions.dispatch('import:1');
    expect(await next).toEqual({ done: false, value: 'import:1' });
    expect(left).toEqual(['import:1']);
    expect(await subscription.next()).toEqual({ done: true, value: undefined });
  });

  it('unsubscribes when its reader leaves while it waits', async () => {
    const left: string[] = [];
    const subscriptions = createSubscriptions({ onLast: (topic) => left.push(topic) });
    const subscription = endAfter(subscriptions.subscribe('import:1'), async () => false);
    await subscription.next();
    const next = subscription.next();
    await subscription.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(left).toEqual(['import:1']);
  });
});
