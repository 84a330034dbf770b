import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { pathOf } from './errorResponses.ts';

/** Logs one line per answered request, without its query, which may hold personal data. Files and health checks log at `debug`. */
export function logRequests(app: FastifyInstance, { environment }: Config): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip, id: requestId } = request;
    const path = pathOf(request);
    const status = reply.statusCode;
    const milliseconds = Math.round(reply.elapsedTime);
    const isRoutine = path.startsWith('/health/') || path.startsWith('/media/') || path.startsWith('/assets/');
    const usual = isRoutine || environment !== 'production' ? 'debug' : 'info';
    request.log[status >= 500 ? 'warn' : usual](
      { method, path, status, milliseconds, ip, requestId },
      'request completed',
    );
  });
}
