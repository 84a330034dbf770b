import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { matchingStep, newTotpSecret, totpUri } from './twoFactorCodes.ts';

/** The secret of RFC 6238's test vectors. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code by RFC 6238', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at second %i is %s, as the RFC says', (seconds, code, step) => {
    expect(matchingStep(SECRET, code, at(seconds))).toBe(step);
  });

  it('is accepted one step before and after its own, and no further', () => {
    const found = [-61, -31, -30, 0, 29, 30, 59, 60].map((seconds) =>
      matchingStep(SECRET, '005924', at(1_234_567_890 + seconds)),
    );
    expect(found).toEqual([null, null, 41_152_263, 41_152_263, 41_152_263, 41_152_263, 41_152_263, null]);
  });

  it('belongs to one secret of 160 random bits', () => {
    const [one, another] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(another);
    expect(totpUri(one, { shopName: 'Anand: fresh', email: 'asha@kirana.example' })).toBe(
      `otpauth://totp/Anand%20fresh:asha%40kirana.example?issuer=Anand%20fresh&secret=${one}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
