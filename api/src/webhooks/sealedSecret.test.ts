import { describe, expect, it } from 'vitest';
import { newSecret } from './newSecret.ts';
import { openSecret, sealingKeyOf, sealSecret } from './sealedSecret.ts';

const key = sealingKeyOf('a secret of the shop that is long enough');

describe('a sealed secret', () => {
  it('can be opened with its key, and is sealed differently each time', () => {
    const secret = newSecret();
    const [once, twice] = [sealSecret(key, secret), sealSecret(key, secret)];
    expect([openSecret(key, once), openSecret(key, twice)]).toEqual([secret, secret]);
    expect(once).not.toEqual(twice);
    expect(Buffer.from(once).includes(secret)).toBe(false);
  });

  it('can not be opened with another key, nor when a bit of it was changed', () => {
    const sealed = sealSecret(key, newSecret());
    expect(openSecret(sealingKeyOf('another secret of the shop, long enough'), sealed)).toBeNull();
    for (const index of [0, 12, 28, sealed.length - 1]) {
      expect(openSecret(key, sealed.with(index, (sealed[index] ?? 0) ^ 1))).toBeNull();
    }
    expect(openSecret(key, sealed.subarray(0, 10))).toBeNull();
    expect(openSecret(key, new Uint8Array())).toBeNull();
  });
});
