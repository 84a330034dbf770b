import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import pretty from 'pino-pretty';
import type { Config } from '../config.ts';
import { pathOf } from './errorAnswers.ts';

/** JSON lines in production, lines for people elsewhere. */
export function loggerOptions({ environment, logLevel }: Config): FastifyServerOptions['logger'] {
  if (environment === 'production') return { level: logLevel };
  return {
    level: logLevel,
    stream: pretty({ ignore: 'pid,hostname,reqId', translateTime: 'SYS:HH:MM:ss', sync: true }),
  };
}

/** One line per answered request, files and health checks aside. Without its query: that may hold what is nobody's business. */
export function logRequests(app: FastifyInstance, { environment }: Config): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip } = request;
    const path = pathOf(request);
    const status = reply.statusCode;
    const milliseconds = Math.round(reply.elapsedTime);
    const isRoutine = path.startsWith('/health/') || path.startsWith('/media/') || path.startsWith('/assets/');
    const usual = isRoutine || environment !== 'production' ? 'debug' : 'info';
    request.log[status >= 500 ? 'warn' : usual]({ method, path, status, milliseconds, ip }, 'answered');
  });
}
