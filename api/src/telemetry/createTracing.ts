import { FastifyOtelInstrumentation } from '@fastify/otel';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { register } from 'import-in-the-middle/register-hooks.mjs';

/** Requests without a trace: they come every few seconds, or are files. */
const UNTRACED = /^\/(health|assets|media)\//;

/** The instrumentations of traces. They patch CommonJS modules while these are required, and `pg`'s ES module by a loader hook. */
export function createTracing() {
  register({ include: ['pg'] });
  return [
    new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url) }),
    new FastifyOtelInstrumentation({ registerOnInitialization: true, instrumentHooks: false }),
    new PgInstrumentation({ requireParentSpan: true }),
  ];
}
