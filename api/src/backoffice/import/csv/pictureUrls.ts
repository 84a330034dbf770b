import { pictureUrl } from '../../../platform/media/pictureUrl.ts';

const WIDTH = 768;

/** The absolute URL of a stored picture in its largest width. */
export function absolutePictureUrl(picture: { key: string; cloud: string | null }, publicUrl: string): string {
  return new URL(pictureUrl(picture, WIDTH), `${publicUrl}/`).href;
}

/** The kind of a picture URL. */
export type ParsedPictureUrl =
  | { kind: 'own'; url: string; key: string; cloud: string | null }
  | { kind: 'external'; url: string }
  | { kind: 'invalid'; reason: string };

const OWN_PATH = /^\/media\/([a-z0-9][a-z0-9-]{0,99})\/\d+\.(?:webp|jpg)$/;
const CLOUDINARY_ORIGIN = 'https://res.cloudinary.com';
const CLOUDINARY_PATH = /^\/([A-Za-z0-9_-]{1,100})\/image\/upload\/(?:[^/]+\/)*([a-z0-9][a-z0-9-]{0,99})$/;
const PORTS = ['', '80', '443'];
const MAX_LENGTH = 2000;

/**
 * Distinguishes the shop's own pictures, which are never fetched, from external ones, and rejects URLs that are never fetched. It
 * does not resolve host names.
 */
export function parsePictureUrl(address: string, publicUrl: string): ParsedPictureUrl {
  const url = URL.parse(address, OWN_PATH.test(address) ? publicUrl : undefined); // one of its own may be a path
  if (!url || !/^https?:$/.test(url.protocol)) return invalid('its address must start with http:// or https://');
  if (address.length > MAX_LENGTH)
    return invalid(`its address has more than ${MAX_LENGTH.toLocaleString('en-IN')} characters`);
  const own = url.origin === new URL(publicUrl).origin ? OWN_PATH.exec(url.pathname) : null;
  if (own?.[1]) return { kind: 'own', url: url.href, key: own[1], cloud: null };
  const atCloudinary = url.origin === CLOUDINARY_ORIGIN ? CLOUDINARY_PATH.exec(url.pathname) : null;
  if (atCloudinary?.[1] && atCloudinary[2])
    return { kind: 'own', url: url.href, key: atCloudinary[2], cloud: atCloudinary[1] };
  if (url.username || url.password) return invalid('its address contains a password');
  if (!PORTS.includes(url.port)) return invalid('its address uses a port other than 80 or 443');
  url.hash = '';
  return { kind: 'external', url: url.href };
}

function invalid(reason: string): ParsedPictureUrl {
  return { kind: 'invalid', reason };
}

/** Splits a cell into URLs, which `|`, or a comma or white space before the next one, separates. A blank within one is escaped. */
export function splitPictureUrls(cell: string): string[] {
  const addresses = cell.split(/\||[,;\s]+(?=https?:\/\/)/i).map((address) => address.trim().replace(/,$/, ''));
  return [...new Set(addresses.filter((address) => address !== '').map((address) => address.replace(/\s+/g, '%20')))];
}
