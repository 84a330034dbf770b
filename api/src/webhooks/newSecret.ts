import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A signing secret as the Standard Webhooks specification writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}
