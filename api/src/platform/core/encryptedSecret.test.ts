import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  decryptSecret,
  deriveFormerKey,
  encryptSecret,
  UndecryptableSecretError,
  parseEncryptionKey,
} from './encryptedSecret.ts';

const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const keys = { current: first, previous: [] };

/** A value as releases without ENCRYPTION_KEY wrote it. */
function encryptAsFormerRelease(key: Buffer, secret: string, nonce = randomBytes(12)): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]));
}

describe('an encrypted secret', () => {
  it('is decrypted with its key, and is encrypted differently each time', () => {
    const secret = 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==';
    const [once, twice] = [encryptSecret(keys, secret), encryptSecret(keys, secret)];
    expect([decryptSecret(keys, once), decryptSecret(keys, twice)]).toEqual([secret, secret]);
    expect(once).not.toEqual(twice);
    expect(Buffer.from(once).includes(secret)).toBe(false);
  });

  it('names its key', () => {
    const keyIdOf = (value: Uint8Array) => Buffer.from(value.subarray(1, 5)).toString('hex');
    const ids = [first, first, second].map((current) => keyIdOf(encryptSecret({ current, previous: [] }, 'secret')));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('stays readable after the keys were rotated, and is written with the current key again', () => {
    const secret = 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==';
    const rotated = { current: third, previous: [second, first] };
    expect(decryptSecret(rotated, encryptSecret(keys, secret))).toBe(secret);
    const rewritten = encryptSecret(rotated, secret);
    expect(decryptSecret({ current: third, previous: [] }, rewritten)).toBe(secret);
  });

  it('of an earlier release is decrypted with the key derived from JWT_SECRET, whatever its first byte is', () => {
    const secret = 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==';
    const former = deriveFormerKey('a secret of the shop that is long enough');
    for (const firstByte of [0, 1, 2, 255]) {
      const value = encryptAsFormerRelease(former, secret, Buffer.concat([Buffer.of(firstByte), randomBytes(11)]));
      expect(decryptSecret({ current: first, previous: [former] }, value)).toBe(secret);
    }
  });

  it('fails with one error that names the key, when that key is no longer configured', () => {
    const value = encryptSecret(keys, 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==');
    const keyId = Buffer.from(value.subarray(1, 5)).toString('hex');
    expect(() => decryptSecret({ current: second, previous: [third] }, value)).toThrow(
      `Its secret is encrypted with key ${keyId}, which is not configured: ` +
        'add that key to ENCRYPTION_KEY_PREVIOUS, or rotate the secret',
    );
  });

  it('is not decrypted when a part of it was changed', () => {
    const value = encryptSecret(keys, 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==');
    for (const index of [0, 1, 5, 17, 33, value.length - 1]) {
      const changed = value.with(index, (value[index] ?? 0) ^ 1);
      expect(() => decryptSecret(keys, changed)).toThrow(UndecryptableSecretError);
    }
    expect(() => decryptSecret(keys, value.subarray(0, 10))).toThrow(UndecryptableSecretError);
    expect(() => decryptSecret(keys, new Uint8Array())).toThrow(UndecryptableSecretError);
  });
});

describe('parseEncryptionKey', () => {
  const key = randomBytes(32);

  it.each(['hex', 'base64', 'base64url'] as const)('reads 32 bytes in %s', (encoding) => {
    expect(parseEncryptionKey(key.toString(encoding))).toEqual(key);
  });

  it.each(['', 'key', 'k'.repeat(64), key.toString('hex').slice(2), `${key.toString('base64')}A`])(
    'refuses %j',
    (text) => {
      expect(parseEncryptionKey(text)).toBeNull();
    },
  );
});
