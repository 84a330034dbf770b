import { describe, expect, it } from 'vitest';
import { createQueue } from './createQueue.ts';

/** A queue of two at a time; `begun` and `calledOff` say what became of the work, `end` ends a piece of it. */
function queueOfTwo() {
  const queue = createQueue(2);
  const begun: string[] = [];
  const calledOff: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (...keys: string[]) =>
    keys.forEach((key) =>
      queue.add(key, (onEnd) => {
        begun.push(key);
        ends.set(key, onEnd);
        return { dispose: () => calledOff.push(key) };
      }),
    );
  return { ...queue, add, begun, calledOff, end: (key: string) => ends.get(key)?.() };
}

describe('createQueue', () => {
  it('does two things at a time, in the order in which they come', () => {
    const { add, begun, end } = queueOfTwo();
    add('a', 'b', 'c', 'd');
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('calls off what is under way, and goes on with the next', () => {
    const { add, drop, begun, calledOff } = queueOfTwo();
    add('a', 'b', 'c');
    drop('a');
    expect(calledOff).toEqual(['a']);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('takes out of the line what has not begun', () => {
    const { add, drop, begun, calledOff, end } = queueOfTwo();
    add('a', 'b', 'c');
    drop('c');
    end('a');
    end('b');
    expect(begun).toEqual(['a', 'b']);
    expect(calledOff).toEqual([]);
  });

  it('calls everything off', () => {
    const { add, clear, begun, calledOff } = queueOfTwo();
    add('a', 'b', 'c');
    clear();
    expect(calledOff).toEqual(['a', 'b']);
    expect(begun).toEqual(['a', 'b']);
  });
});
