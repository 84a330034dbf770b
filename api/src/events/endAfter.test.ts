import { describe, expect, it } from 'vitest';
import { endAfter } from './endAfter.ts';
import { createWakeUps } from './wakeUps.ts';

describe('endAfter', () => {
  it('passes events on up to the last one, and then lets go of the topic', async () => {
    const left: string[] = [];
    const wakeUps = createWakeUps({ onLast: (topic) => left.push(topic) });
    let isDone = false;
    const subscription = endAfter(wakeUps.subscribe('import:1'), async () => isDone);
    expect(await subscription.next()).toEqual({ done: false, value: 'import:1' });
    const next = subscription.next();
    isDone = true;
    wakeUps.wake('import:1');
    expect(await next).toEqual({ done: false, value: 'import:1' });
    expect(left).toEqual(['import:1']);
    expect(await subscription.next()).toEqual({ done: true, value: undefined });
  });

  it('lets go of the topic when its reader leaves in the middle of waiting', async () => {
    const left: string[] = [];
    const wakeUps = createWakeUps({ onLast: (topic) => left.push(topic) });
    const subscription = endAfter(wakeUps.subscribe('import:1'), async () => false);
    await subscription.next();
    const next = subscription.next();
    await subscription.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(left).toEqual(['import:1']);
  });
});
