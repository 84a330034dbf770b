import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RestFailure } from './restFailure.ts';

/**
 * Browsers send our cookies along with what pages of other sites make them send, so what changes something is taken from pages of
 * the shop and of configured origins alone. Programs that are no browsers say nothing about origins, and are let through.
 * @throws RestFailure 403
 */
export function refuseForeignPages({ headers, host }: FastifyRequest, { corsOrigins, publicUrl }: Config): void {
  const { origin } = headers;
  const isForeign =
    origin === undefined
      ? /^(cross|same)-site$/.test(String(headers['sec-fetch-site']))
      : ![...corsOrigins, new URL(publicUrl).origin].includes(origin) && URL.parse(origin)?.host !== host;
  if (isForeign) throw new RestFailure(403, 'This is not taken from pages of other sites');
}
