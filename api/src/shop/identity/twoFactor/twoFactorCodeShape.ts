import { z } from 'zod';
import { RECOVERY_CODE } from './recoveryCode.ts';
import { TOTP_DIGITS } from './totp.ts';

const TOTP_CODE = new RegExp(`^\\d{${TOTP_DIGITS}}$`);

/** A code as people type it, without its spaces and dashes. */
const typedCode = z
  .string()
  .max(100, 'Enter the code')
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase());

/** The code of an authenticator app. */
export const totpCodeShape = typedCode.pipe(z.string().regex(TOTP_CODE, `Enter the ${TOTP_DIGITS}-digit code`));

/** The code of an authenticator app, or a recovery code. */
export const twoFactorCodeShape = typedCode.refine(
  (code) => TOTP_CODE.test(code) || RECOVERY_CODE.test(code),
  `Enter the ${TOTP_DIGITS}-digit code, or one of your recovery codes`,
);

/** Whether a code of this shape comes from an authenticator app. */
export function isTotpCode(code: string): boolean {
  return TOTP_CODE.test(code);
}
