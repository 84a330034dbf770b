import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';
import type { Authentication } from '../core/viewer.ts';

/** How many subscriptions one session, one API token, or the anonymous visitors of one network may have open in a process. */
export const MAX_SUBSCRIPTIONS = 20;

type SubscriptionArgs = ExecutionArgs & { contextValue: GraphqlContext };

/**
 * Runs subscriptions. Each event is a request of its own: the session or API token is authenticated again, and the caches of
 * earlier events are not used. A stream ends after an event when its credentials have expired or the viewer's role has changed.
 */
export function subscriptionPlugin(): Plugin {
  const open = new Map<string, number>();

  function acquireSlot(key: string): boolean {
    const count = open.get(key) ?? 0;
    if (count < MAX_SUBSCRIPTIONS) open.set(key, count + 1);
    return count < MAX_SUBSCRIPTIONS;
  }

  function releaseSlot(key: string): void {
    const count = open.get(key) ?? 0;
    if (count > 1) open.set(key, count - 1);
    else open.delete(key);
  }

  return {
    onSubscribe({ args, setSubscribeFn, setResultAndStopExecution }) {
      if (!acceptsEventStream(args.contextValue.request)) {
        return setResultAndStopExecution(
          executionError('NOT_ACCEPTABLE', 406, 'A subscription is answered by a stream: accept text/event-stream.'),
        );
      }
      const liveArgs = args as unknown as SubscriptionArgs; // Yoga's args are graphql's, with the context that createYoga was given
      const key = subscriberKey(liveArgs.contextValue);
      if (!acquireSlot(key)) {
        return setResultAndStopExecution(
          executionError('RATE_LIMITED', 429, 'Too many subscriptions are open. Please close some first.'),
        );
      }
      setSubscribeFn(() => subscribe(liveArgs, () => releaseSlot(key)));
    },
  };
}

function executionError(code: string, status: number, message: string): ExecutionResult {
  return { errors: [createGraphQLError(message, { extensions: { code, http: { status } } })] };
}

/** Yoga checks this after the stream was opened, and does not close it. */
function acceptsEventStream({ headers }: Request): boolean {
  return /text\/(event-stream|\*)|\*\/\*/.test(headers.get('accept') ?? '*/*');
}

function subscriberKey({ authentication, caller }: GraphqlContext): string {
  if (authentication.state !== 'active') return caller.network;
  const { viewer } = authentication;
  return viewer.sessionId ?? viewer.apiToken.id;
}

/** Calls `onEnd` once, when the stream ends or fails. */
async function subscribe(
  args: SubscriptionArgs,
  onEnd: () => void,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
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

function executeOnEvents(
  events: AsyncIterable<unknown>,
  args: SubscriptionArgs,
  onEnd: () => void,
): AsyncIterableIterator<ExecutionResult> {
  const source = events[Symbol.asyncIterator]();
  const { authentication: first } = args.contextValue;
  let hasEnded = false;

  async function end(): Promise<IteratorReturnResult<undefined>> {
    if (!hasEnded) {
      hasEnded = true;
      onEnd();
      await source.return?.();
    }
    return { done: true, value: undefined };
  }

  // A client that disconnects before the first event causes no `return` call.
  const { disconnected } = args.contextValue;
  if (disconnected.aborted) void end();
  else disconnected.addEventListener('abort', () => void end(), { once: true });

  return {
    async next() {
      try {
        if (hasEnded) return await end();
        const event = await source.next();
        if (event.done) return await end();
        const authentication = await reauthenticate(args.contextValue);
        const contextValue: GraphqlContext = { ...args.contextValue, authentication };
        const value = await execute({ ...args, rootValue: event.value, contextValue });
        if (!isSameViewer(first, authentication)) await end();
        return { done: false, value };
      } catch (error) {
        await end();
        throw error;
      }
    },
    return: end,
    async throw(error) {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function reauthenticate({ authentication, authenticate }: GraphqlContext): Promise<Authentication> {
  return authentication.state === 'active' ? authenticate(authentication.viewer) : authentication;
}

function isSameViewer(before: Authentication, now: Authentication): boolean {
  if (before.state !== 'active' || now.state !== 'active') return before.state === now.state;
  return before.viewer.role === now.viewer.role;
}
