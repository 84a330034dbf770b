import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseEncryptionKey } from './encryptionKeys.ts';

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
