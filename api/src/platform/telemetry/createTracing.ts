import { ClientRequest, type IncomingMessage } from 'node:http';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { Span } from '@opentelemetry/api';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { register } from 'import-in-the-middle/register-hooks.mjs';

/** Requests without a trace: they come every few seconds, or are files. */
const UNTRACED = /^\/(health|assets|media)\//;

/** The instrumentations of traces. They patch CommonJS modules while these are required, and `pg`'s ES module by a loader hook. */
export function createTracing() {
  register({ include: ['pg'] });
  return [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url),
      applyCustomAttributesOnSpan: withholdSecrets,
    }),
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      instrumentHooks: false,
      recordExceptions: false, // the log has them
      requestHook: (span, { url }) => span.setAttribute('url.path', url.split('?', 1)[0] ?? ''),
    }),
    new PgInstrumentation({ requireParentSpan: true }), // without the values of statements, which is its default
  ];
}

/** Queries hold what people search and the tokens of links in mails; the addresses of webhooks may hold their owners' secrets. */
function withholdSecrets(span: Span, request: ClientRequest | IncomingMessage): void {
  if (request instanceof ClientRequest) span.setAttribute('url.full', `${request.protocol}//${request.host}/`);
  else if (request.url?.includes('?')) span.setAttribute('url.query', '');
}
