import { isDeepStrictEqual } from 'node:util';
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { endableIterator } from '../events/endableIterator.ts';
import type { GraphqlContext } from './context.ts';
import type { Authentication } from '../core/viewer.ts';
import { requestError } from './requestError.ts';

/** How many subscriptions may be open in this process. */
export interface SubscriptionLimits {
  /** Of one account, with all its sessions and API tokens. */
  perAccount: number;
  /** Of one network, for all its accounts and anonymous visitors. */
  perNetwork: number;
}

/** A refused client does not know when another stream ends, so this only spaces its attempts. */
const RETRY_AFTER_SECONDS = 60;

const DONE = { done: true, value: undefined } as const;

type SubscriptionArgs = ExecutionArgs & { contextValue: GraphqlContext };

/**
 * Runs subscriptions. Each event is a request of its own: the session or API token is authenticated again, and the caches of
 * earlier events are not used. A stream ends after an event when its credentials have expired or the viewer's permissions have changed.
 */
export function subscriptionPlugin({ perAccount, perNetwork }: SubscriptionLimits): Plugin {
  const open = new Map<string, number>();

  /** Returns the function that releases the slot, or the refusal where a limit is reached. */
  function acquireSlot({ authentication, caller }: GraphqlContext): (() => void) | ExecutionResult {
    const viewer = authentication.state === 'active' ? authentication.viewer : null;
    const [network, account] = [`network:${caller.network}`, viewer && `account:${viewer.userId}`];
    if (account && countOpen(account) >= perAccount) {
      return tooManyOpen(
        'This account has too many open subscriptions. Close some of them, such as pages in other tabs.',
      );
    }
    if (countOpen(network) >= perNetwork) {
      return tooManyOpen('Your network has too many open subscriptions. Please try again in a minute.');
    }
    const keys = account ? [network, account] : [network];
    for (const key of keys) open.set(key, countOpen(key) + 1);
    return () => keys.forEach(release);
  }

  function countOpen(key: string): number {
    return open.get(key) ?? 0;
  }

  function release(key: string): void {
    const count = countOpen(key);
    if (count > 1) open.set(key, count - 1);
    else open.delete(key);
  }

  return {
    onSubscribe({ args, setSubscribeFn, setResultAndStopExecution }) {
      if (!acceptsEventStream(args.contextValue.request)) {
        const message = 'A subscription is answered by a stream: accept text/event-stream.';
        return setResultAndStopExecution({ errors: [requestError(message, 'NOT_ACCEPTABLE', { status: 406 })] });
      }
      const liveArgs = args as unknown as SubscriptionArgs; // Yoga's args are graphql's, with the context that createYoga was given
      const slot = acquireSlot(liveArgs.contextValue);
      if (typeof slot !== 'function') return setResultAndStopExecution(slot);
      setSubscribeFn(() => subscribe(liveArgs, slot));
    },
  };
}

function tooManyOpen(message: string): ExecutionResult {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  return { errors: [requestError(message, 'RATE_LIMITED', { status: 429, headers })] };
}

/** Yoga checks this after the stream was opened, and does not close it. */
function acceptsEventStream({ headers }: Request): boolean {
  return /text\/(event-stream|\*)|\*\/\*/.test(headers.get('accept') ?? '*/*');
}

/** Calls `onEnd` once, when the stream ends or fails. */
async function subscribe(args: SubscriptionArgs, onEnd: () => void) {
  try {
    const events = await createSourceEventStream(args);
    if (Symbol.asyncIterator in events) return executeOnEvents(events, args, onEnd);
    onEnd();
    return events;
  } catch (error) {
    onEnd();
    throw error;
  }
}

function executeOnEvents(events: AsyncIterable<unknown>, args: SubscriptionArgs, onEnd: () => void) {
  const source = events[Symbol.asyncIterator]();
  const { authentication: first } = args.contextValue;
  let hasEnded = false;

  async function end(): Promise<void> {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    await source.return?.();
  }

  // A client that disconnects before the first event causes no `return` call.
  const { disconnected } = args.contextValue;
  if (disconnected.aborted) void end();
  else disconnected.addEventListener('abort', () => void end(), { once: true });

  async function next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    try {
      const event = hasEnded ? DONE : await source.next();
      if (event.done) {
        await end();
        return DONE;
      }
      const { authentication: latest, authenticate } = args.contextValue;
      const authentication = latest.state === 'active' ? await authenticate(latest.viewer) : latest;
      const contextValue: GraphqlContext = { ...args.contextValue, authentication };
      const value = await execute({ ...args, rootValue: event.value, contextValue });
      if (!isSameViewer(first, authentication)) await end();
      return { done: false, value };
    } catch (error) {
      await end();
      throw error;
    }
  }

  return endableIterator(next, end);
}

function isSameViewer(before: Authentication, now: Authentication): boolean {
  if (before.state !== 'active' || now.state !== 'active') return before.state === now.state;
  const { permissions } = now.viewer;
  return isDeepStrictEqual([...before.viewer.permissions].sort(), [...permissions].sort());
}
