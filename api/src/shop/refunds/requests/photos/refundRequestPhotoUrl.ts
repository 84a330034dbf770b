import { timingSafeEqual } from 'node:crypto';
import type { Fingerprint } from '../../../../platform/core/caller.ts';
import { decodeIdOf, encodeId, nullIfMalformed } from '../../../../platform/core/publicId.ts';

/** The path of private pictures. It is below `/media`, where proxies find all pictures. */
export const PRIVATE_MEDIA_PATH = '/media/private';

const MINUTE_MS = 60 * 1000;
/** A URL is valid for at most an hour. */
const VALIDITY_MS = 60 * MINUTE_MS;
/** Within this time the URL stays the same, so that a page that is updated does not load its photos again. */
const STEP_MS = 15 * MINUTE_MS;
const PURPOSE = 'refundRequestPhoto';

/** Signs a URL of a photo, which is valid for 45 to 60 minutes and works without a session, as an `<img>` needs it. */
export function refundRequestPhotoUrl(photoId: string, { fingerprint, now }: { fingerprint: Fingerprint; now: Date }) {
  const expires = (Math.floor(now.getTime() / STEP_MS) * STEP_MS + VALIDITY_MS) / 1000;
  const signature = Buffer.from(sign(photoId, expires, fingerprint)).toString('base64url');
  return `${PRIVATE_MEDIA_PATH}/${encodeId('RefundRequestPhoto', photoId)}?expires=${expires}&signature=${signature}`;
}

/** The parts of a photo's URL, as a client sends them. */
export interface PhotoUrlParts {
  id: string;
  expires?: unknown;
  signature?: unknown;
}

/** Reads a photo's URL: the photo and the seconds for which the URL is still valid. Null for a forged or expired one. */
export function readRefundRequestPhotoUrl(
  { id, expires, signature }: PhotoUrlParts,
  { fingerprint, now }: { fingerprint: Fingerprint; now: Date },
): { photoId: string; secondsLeft: number } | null {
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires) || typeof signature !== 'string') return null;
  const photoId = nullIfMalformed(() => decodeIdOf('RefundRequestPhoto', id));
  if (photoId === null) return null;
  const expected = sign(photoId, Number(expires), fingerprint);
  const signed = Buffer.from(signature, 'base64url');
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const secondsLeft = Math.floor(Number(expires) - now.getTime() / 1000);
  return secondsLeft > 0 ? { photoId, secondsLeft } : null;
}

function sign(photoId: string, expires: number, fingerprint: Fingerprint): Uint8Array<ArrayBuffer> {
  return fingerprint(PURPOSE, `${photoId} ${expires}`);
}
