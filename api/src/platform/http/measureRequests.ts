import type { FastifyInstance } from 'fastify';
import { DURATION_BOUNDARIES, meter } from '../telemetry/meter.ts';
import { getTelemetry } from '../telemetry/telemetry.ts';

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
