import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './accessToken.ts';
import { createDeviceTokens } from './knownDevices.ts';
import { newId } from '../../../testing/fixtures.ts';

const SECRET = 'the secret of this shop, long enough';

describe('device tokens', () => {
  const devices = createDeviceTokens(SECRET);

  it('identify a device only for the account that they were issued for', async () => {
    const second = Math.floor(Date.now() / 1000) * 1000;
    const token = await devices.issue('asha');
    const device = await devices.read(token, 'asha');
    expect(device?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Number(device?.since)).toBeGreaterThanOrEqual(second);
    expect(Number(device?.since)).toBeLessThanOrEqual(Date.now());
    expect(await devices.read(token, 'ravi')).toBeNull();
    expect(await devices.read(await devices.issue('asha'), 'asha')).not.toEqual(device);
  });

  it('are invalid as access tokens, and access tokens as device tokens', async () => {
    const access = createAccessTokens(SECRET);
    expect(await access.read(await devices.issue(newId()))).toBeNull();
    const userId = newId();
    expect(await devices.read(await access.issue({ userId, sessionId: newId() }), userId)).toBeNull();
  });

  it.each(['', 'x', 'a.b.c', '\0'])('are not %j', async (garbage) => {
    expect(await devices.read(garbage, 'asha')).toBeNull();
  });
});
