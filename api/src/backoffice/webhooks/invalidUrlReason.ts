import type { EgressPolicy } from '../../platform/http/egressPolicy.ts';

const MAX_LENGTH = 2000;

/** Why a URL is invalid before its name is resolved; null when it is valid. Any port is valid, because private addresses are refused. */
export function invalidUrlReason(address: string, { isHttpAllowed }: EgressPolicy): string | null {
  const url = URL.parse(address);
  if (!url || !['https:', 'http:'].includes(url.protocol))
    return 'URL must be an address such as https://example.com/orders';
  if (url.protocol === 'http:' && !isHttpAllowed) return 'URL must begin with https://';
  if (url.username !== '' || url.password !== '') return 'URL must not hold a name or a password';
  if (address.includes('#')) return 'URL must not have a part after #';
  if (url.port === '0') return 'URL must have a port above 0';
  return url.href.length > MAX_LENGTH ? `URL can have at most ${MAX_LENGTH} characters` : null;
}
