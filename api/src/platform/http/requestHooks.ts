import type { FastifyInstance } from 'fastify';
import { runWithRequestId } from '../core/requestId.ts';
import type { Config } from '../config/config.ts';
import { pathOf } from './errorResponses.ts';
import { DURATION_BOUNDARIES, meter } from '../telemetry/meter.ts';
import { getTelemetry } from '../telemetry/telemetry.ts';

/** The response header with the id of the request; mails that it caused have it, too. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Runs each request with its id, and sends the id back. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    runWithRequestId(request.id, done);
  });
  // A body is read in events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => runWithRequestId(request.id, done));
}

/** Logs one line per answered request, without its query, which may hold personal data. Files and health checks log at `debug`. */
export function logRequests(app: FastifyInstance, { environment }: Config): void {
  const log = app.log.child({}, { redact: [] }); // redacting fields that hold no credentials takes a twentieth of a request's memory
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip, id: requestId } = request;
    const path = pathOf(request);
    const status = reply.statusCode;
    const milliseconds = Math.round(reply.elapsedTime);
    const isRoutine = path.startsWith('/health/') || path.startsWith('/media/') || path.startsWith('/assets/');
    const usual = isRoutine || environment !== 'production' ? 'debug' : 'info';
    log[status >= 500 ? 'warn' : usual]({ method, path, status, milliseconds, ip, requestId }, 'request completed');
  });
}

const duration = meter.createHistogram('http.server.request.duration', {
  description: 'Duration of HTTP requests by method, route and status.',
  unit: 's',
  advice: { explicitBucketBoundaries: DURATION_BOUNDARIES },
});

/** Records the duration of each request by the template of its path. A request of no route has no template. Event streams do not count. */
export function measureRequests(app: FastifyInstance): void {
  if (!getTelemetry()) return;
  app.addHook('onResponse', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { method, routeOptions } = request;
    const status = reply.statusCode;
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': method,
      'http.response.status_code': status,
      ...(routeOptions.url !== undefined && { 'http.route': routeOptions.url }),
      ...(status >= 500 && { 'error.type': String(status) }),
    });
  });
}
