import { Secret, TOTP } from 'otpauth';

/** What authenticator apps assume (RFC 6238): HMAC-SHA-1, six digits, a step of 30 seconds. */
const ALGORITHM = 'SHA1';
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
/** The clocks of phone and server may differ by one step. */
const TOLERATED_STEPS = 1;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/** A random secret in base32, as people type it into their app. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address of a secret that authenticator apps read from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The time step that the code belongs to; null when no tolerated step has the code. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? null : Math.floor(timestamp / (TOTP_PERIOD_SECONDS * 1000)) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Kirana',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  });
}
