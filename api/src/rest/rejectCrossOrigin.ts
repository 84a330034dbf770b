import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { RestFailure } from './restFailure.ts';

/**
 * Refuses a change from a page of another site, for whose requests a browser also sends the shop's cookies. Pages of the shop and of
 * configured origins are allowed, and programs that send no origin.
 * @throws RestFailure 403
 */
export function rejectCrossOrigin({ headers, host }: FastifyRequest, { corsOrigins, publicUrl }: Config): void {
  const { origin } = headers;
  const isForeign =
    origin === undefined
      ? /^(cross|same)-site$/.test(String(headers['sec-fetch-site']))
      : ![...corsOrigins, new URL(publicUrl).origin].includes(origin) && URL.parse(origin)?.host !== host;
  if (isForeign) throw new RestFailure(403, 'This is not taken from pages of other sites');
}
