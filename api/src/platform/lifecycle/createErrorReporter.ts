import { trace } from '@opentelemetry/api';
import { createStackParser, createTransport, Scope, type Event } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { redactError } from '../core/errors/redactError.ts';
import { currentRequestId } from '../core/requestId.ts';

const SEND_TIMEOUT_MS = 5000;
const CLOSE_TIMEOUT_MS = 2000;
/** PostgreSQL and parsers quote what they were given. */
const QUOTED = /"[^"]*"/g;

/**
 * Opens the reporter by Sentry's client without its integrations, which would read requests, variables and the machine. A report has
 * the type, the first line and the stack of an error, the id of the request and the trace.
 */
export function createErrorReporter(dsn: string, environment: string) {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { url, headers = {} } = options;
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        const response = await fetch(url, { method: 'POST', headers, body: Buffer.from(body), signal });
        await response.body?.cancel();
        return {
          statusCode: response.status,
          headers: {
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
            'retry-after': response.headers.get('retry-after'),
          },
        };
      }),
    beforeSend: withoutPersonalData,
  });
  client.init();
  return {
    report(error: unknown): void {
      const scope = new Scope();
      const requestId = currentRequestId();
      const span = trace.getActiveSpan()?.spanContext();
      if (requestId !== null) scope.setTag('request_id', requestId);
      if (span) scope.setTag('trace_id', span.traceId);
      client.captureException(rootOf(error), {}, scope);
    },
    /** Sends what is left, for two seconds at most. */
    close: async () => void (await client.close(CLOSE_TIMEOUT_MS)),
  };
}

/** Reports errors to a service that speaks Sentry's protocol. */
export type ErrorReporter = ReturnType<typeof createErrorReporter>;

/** The error of a resolver, which GraphQL's own error wraps. */
function rootOf(error: unknown): unknown {
  const { originalError } = (error ?? {}) as { originalError?: unknown };
  return originalError ? rootOf(originalError) : error;
}

/** Keeps the parts that are known to hold none, so that what a later version adds is left out, too. */
function withoutPersonalData<Sent extends Event>(event: Sent): Sent {
  const { event_id, type, level, platform, timestamp, environment, tags, exception } = event;
  const values = exception?.values?.map(({ type, value = '', stacktrace, mechanism }) => ({
    type,
    value: redactError(value.replace(QUOTED, '"…"')),
    stacktrace,
    mechanism: { type: mechanism?.type ?? 'generic', handled: mechanism?.handled ?? true },
  }));
  return { event_id, type, level, platform, timestamp, environment, tags, exception: { values } } as unknown as Sent;
}
