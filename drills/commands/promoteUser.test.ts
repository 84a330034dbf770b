import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/runCommand.ts';
import { spawnServer } from '../../api/src/testing/server/spawnServer.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-promote-'));
chmodSync(directory, 0o755); // as folders usually are; the database may run as another account
const DATA_DIR = path.join(directory, 'data');
const EMAIL = 'asha@kirana.example';

async function promote(...args: string[]): Promise<{ code: number; said: string }> {
  const { code, stdout, stderr } = await runCommand('promoteUser', args, { DATA_DIR });
  return { code, said: stdout + stderr };
}

async function ask(url: string, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return (await response.json()).data;
}

describe('user:promote', () => {
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('makes an admin at once while the shop runs on its embedded database, and also while it does not', async () => {
    const shop = await spawnServer({ DATA_DIR, THROTTLE: 'off' });
    await shop.open;
    const { userRegister } = await ask(
      shop.url,
      `mutation { userRegister(input: { name: "Asha", email: "${EMAIL}", password: "green mango", confirmPassword: "green mango" }) {
        ... on UserRegisterPayload { accessToken } } }`,
    );
    const bearer = { authorization: `Bearer ${userRegister.accessToken}` };
    const role = async () => (await ask(shop.url, '{ viewer { role } }', bearer)).viewer.role;
    expect(await role()).toBe('USER');
    expect(await promote(EMAIL)).toEqual({
      code: 1,
      said: `No user has registered and verified ${EMAIL}.\n`,
    });
    const mailbox = await (await fetch(`${shop.url}/dev/mail`)).text();
    const mail = await (await fetch(`${shop.url}${/\/dev\/mail\/[^"]+/.exec(mailbox)?.[0] ?? ''}`)).text();
    const token = /verify-email#token=([\w-]+)/.exec(mail)?.[1] ?? '';
    await ask(shop.url, `mutation { emailVerify(input: { token: "${token}" }) { __typename } }`, bearer);
    expect(await promote(EMAIL.toUpperCase())).toEqual({ code: 0, said: `${EMAIL} is an admin now.\n` });
    expect(await role()).toBe('ADMIN');
    expect(await runCommand('resetTwoFactor', [EMAIL], { DATA_DIR })).toMatchObject({
      code: 1,
      stderr: `${EMAIL} has no account with a second factor.\n`,
    });
    shop.signal('SIGTERM');
    await shop.ended;
    expect(await promote(EMAIL)).toMatchObject({ code: 0 });
  });

  it('requires an e-mail address', async () => {
    expect(await promote()).toEqual({ code: 1, said: 'Usage: npm run user:promote asha@kirana.example\n' });
  });
});
