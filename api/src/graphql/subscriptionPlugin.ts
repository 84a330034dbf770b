import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';
import type { Authentication } from './viewer.ts';

/** How many subscriptions one session, one API token, or visitors of one network, may have open in a process. */
export const MAX_STREAMS = 20;

type LiveArgs = ExecutionArgs & { contextValue: GraphqlContext };

/**
 * Runs subscriptions. Each event is a request of its own: the session or API token is looked up anew, and nothing that an earlier
 * one has counted or loaded is used again. A stream whose viewer is gone, or is somebody else by role, is told so and ends.
 */
export function subscriptionPlugin(): Plugin {
  const open = new Map<string, number>();

  function take(key: string): boolean {
    const count = open.get(key) ?? 0;
    if (count < MAX_STREAMS) open.set(key, count + 1);
    return count < MAX_STREAMS;
  }

  function giveBack(key: string): void {
    const count = open.get(key) ?? 0;
    if (count > 1) open.set(key, count - 1);
    else open.delete(key);
  }

  return {
    onSubscribe({ args, setSubscribeFn, setResultAndStopExecution }) {
      if (!readsStreams(args.contextValue.request)) {
        return setResultAndStopExecution(
          refusal('NOT_ACCEPTABLE', 406, 'A subscription is answered by a stream: accept text/event-stream.'),
        );
      }
      const liveArgs = args as unknown as LiveArgs; // Yoga's args are graphql's, with the context that createYoga was given
      const key = seatOf(liveArgs.contextValue);
      if (!take(key)) {
        return setResultAndStopExecution(
          refusal('RATE_LIMITED', 429, 'Too many subscriptions are open. Please close some first.'),
        );
      }
      setSubscribeFn(() => subscribe(liveArgs, () => giveBack(key)));
    },
  };
}

function refusal(code: string, status: number, message: string): ExecutionResult {
  return { errors: [createGraphQLError(message, { extensions: { code, http: { status } } })] };
}

/** Yoga would find out when everything is open, and leave it so. */
function readsStreams({ headers }: Request): boolean {
  return /text\/(event-stream|\*)|\*\/\*/.test(headers.get('accept') ?? '*/*');
}

function seatOf({ authentication, caller }: GraphqlContext): string {
  if (authentication.state !== 'active') return caller.network;
  const { viewer } = authentication;
  return viewer.sessionId ?? viewer.apiToken.id;
}

/** `onEnd` is called once, however it ends. */
async function subscribe(
  args: LiveArgs,
  onEnd: () => void,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  try {
    const events = await createSourceEventStream(args);
    if (Symbol.asyncIterator in events) return answersTo(events, args, onEnd);
    onEnd();
    return events;
  } catch (error) {
    onEnd();
    throw error;
  }
}

function answersTo(
  events: AsyncIterable<unknown>,
  args: LiveArgs,
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

  // Who leaves before the first event is sent is not heard of otherwise.
  const { gone } = args.contextValue;
  if (gone.aborted) void end();
  else gone.addEventListener('abort', () => void end(), { once: true });

  return {
    async next() {
      try {
        if (hasEnded) return await end();
        const event = await source.next();
        if (event.done) return await end();
        const authentication = await lookedUpAnew(args.contextValue);
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

async function lookedUpAnew({ authentication, authenticate }: GraphqlContext): Promise<Authentication> {
  return authentication.state === 'active' ? authenticate(authentication.viewer) : authentication;
}

function isSameViewer(before: Authentication, now: Authentication): boolean {
  if (before.state !== 'active' || now.state !== 'active') return before.state === now.state;
  return before.viewer.role === now.viewer.role;
}
