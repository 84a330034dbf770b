import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import pretty from 'pino-pretty';
import type { Config } from '../config.ts';
import { pathOf } from './errorAnswers.ts';

/** JSON lines in production, lines for people elsewhere. */
export function loggerOptions({ environment, logLevel }: Config): FastifyServerOptions['logger'] {
  if (environment === 'production') return { level: logLevel };
  return { level: logLevel, stream: pretty({ ignore: 'pid,hostname,reqId', translateTime: 'SYS:HH:MM:ss', sync: true }) };
}

/** One line per answered request, without its query: that may hold what is nobody's business. */
export function logRequests(app: FastifyInstance, { environment }: Config): void {
  const usual = environment === 'production' ? 'info' : 'debug';
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip } = request;
    const status = reply.statusCode;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log[status >= 500 ? 'warn' : usual]({ method, path: pathOf(request), status, milliseconds, ip }, 'answered');
  });
}
