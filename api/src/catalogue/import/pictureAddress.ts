import { pictureUrl } from '../../media/pictureWidths.ts';

const WIDTH = 768;

/** Where a stored picture is, in its largest width, from wherever one looks. */
export function pictureAddress(picture: { key: string; cloud: string | null }, publicUrl: string): string {
  return new URL(pictureUrl(picture, WIDTH), `${publicUrl}/`).href;
}

/** What the address of a picture says. */
export type ReadAddress =
  | { kind: 'own'; url: string; key: string; cloud: string | null }
  | { kind: 'foreign'; url: string }
  | { kind: 'wrong'; reason: string };

const OWN_PATH = /^\/media\/([a-z0-9][a-z0-9-]{0,99})\/\d+\.webp$/;
const CLOUDINARY_ORIGIN = 'https://res.cloudinary.com';
const CLOUDINARY_PATH = /^\/([A-Za-z0-9_-]{1,100})\/image\/upload\/(?:[^/]+\/)*([a-z0-9][a-z0-9-]{0,99})$/;
const PORTS = ['', '80', '443'];
const MAX_LENGTH = 2000;

/**
 * Tells the shop's own pictures, which nobody fetches, from those of others, and refuses what is never fetched. Where a host's
 * name leads is another question.
 */
export function readPictureAddress(address: string, publicUrl: string): ReadAddress {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return wrong('an address begins with http:// or https://');
  if (address.length > MAX_LENGTH)
    return wrong(`an address has at most ${MAX_LENGTH.toLocaleString('en-IN')} characters`);
  const own = url.origin === new URL(publicUrl).origin ? OWN_PATH.exec(url.pathname) : null;
  if (own?.[1]) return { kind: 'own', url: url.href, key: own[1], cloud: null };
  const atCloudinary = url.origin === CLOUDINARY_ORIGIN ? CLOUDINARY_PATH.exec(url.pathname) : null;
  if (atCloudinary?.[1] && atCloudinary[2])
    return { kind: 'own', url: url.href, key: atCloudinary[2], cloud: atCloudinary[1] };
  if (url.username || url.password) return wrong('an address with a password is not fetched');
  if (!PORTS.includes(url.port)) return wrong('only the ports 80 and 443 are fetched from');
  url.hash = '';
  return { kind: 'foreign', url: url.href };
}

function wrong(reason: string): ReadAddress {
  return { kind: 'wrong', reason };
}

/** The addresses in a cell: between them stands `|`, or space of any kind. */
export function splitAddresses(cell: string): string[] {
  return [...new Set(cell.split(/[\s|]+/).filter((address) => address !== ''))];
}
