import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { SessionViewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeSession, makeShopper, newId } from '../testing/fixtures.ts';
import { readMail } from '../testing/postedMails.ts';
import { testCaller } from '../testing/testCaller.ts';
import { changePassword } from './changePassword.ts';
import { WrongPasswordError } from './identityErrors.ts';
import { logIn } from './logIn.ts';
import { hashPassword } from './password.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { viewerOfSession } from './session.ts';
import { verifyResetCode } from './verifyResetCode.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const PASSWORD = 'the right password';

describe('profileUpdate', () => {
  const UPDATE = `mutation ($input: ProfileUpdateInput!) { profileUpdate(input: $input) { __typename
    ... on ProfileUpdatePayload { viewer { name email pendingEmail mobile } }
    ... on InvalidInputError { issues { path message } } } }`;
  let viewer: SessionViewer;
  let email: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    viewer = await makeShopper({ email });
  });
  const ask = async (input: object) => (await askGraphql(UPDATE, { input }, viewer)).data.profileUpdate;

  it('changes what is given and leaves the rest', async () => {
    expect(await ask({ name: ' Asha Rao ', mobile: '98765 43210' })).toMatchObject({
      viewer: { name: 'Asha Rao', email, pendingEmail: null, mobile: '98765 43210' },
    });
    expect(await ask({ mobile: '+91 98765 00000' })).toMatchObject({
      viewer: { name: 'Asha Rao', mobile: '+91 98765 00000' },
    });
    expect(await ask({})).toMatchObject({ viewer: { name: 'Asha Rao' } });
  });

  it('keeps a changed address waiting', async () => {
    const next = `${newId()}@kirana.example`;
    expect(await ask({ email: next.toUpperCase() })).toMatchObject({ viewer: { email, pendingEmail: next } });
  });

  it('names each wrong field', async () => {
    const { issues } = await ask({ name: ' ', email: 'x', mobile: 'call me' });
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(['name', 'email', 'mobile']);
  });

  it.each(['role: ADMIN', 'status: ACTIVE', 'isEmailVerified: true', 'passwordHash: "x"'])(
    'takes no %s',
    async (field) => {
      const { errors } = await askGraphql(`mutation { profileUpdate(input: { ${field} }) { __typename } }`, {}, viewer);
      expect(errors).not.toEqual([]);
    },
  );
});

describe('changePassword', () => {
  let viewer: SessionViewer;
  let email: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    viewer = await makeSession(await makeShopper({ email, passwordHash: await hashPassword(PASSWORD) }));
  });
  const change = (oldPassword: string, newPassword = 'another password') =>
    changePassword(viewer, { oldPassword, newPassword, caller: testCaller() }, NOW);
  const logsIn = (password: string) => logIn({ email, password }, testCaller(), NOW);

  it('asks for the old one', async () => {
    await expect(change('a wrong one')).rejects.toBeInstanceOf(WrongPasswordError);
    await logsIn(PASSWORD);
  });

  it('signs all other devices out, and tells their owner', async () => {
    const other = await makeSession(viewer);
    expect(await change(PASSWORD)).toEqual({ endedSessionIds: [other.sessionId] });
    expect(await viewerOfSession(other, new Date())).toBeNull();
    expect(await viewerOfSession(viewer, new Date())).not.toBeNull();
    expect(await readMail(email)).toMatchObject({ kind: 'PASSWORD_CHANGED' });
    await logsIn('another password');
  });

  it('makes a reset that somebody has begun worthless', async () => {
    await requestPasswordReset({ email }, testCaller());
    const code = (await readMail(email))?.code ?? '';
    await verifyResetCode({ email, code }, testCaller(), new Date());
    await change(PASSWORD);
    expect(await db.oneTimeCode.count({ where: { email } })).toBe(0);
  });

  it('answers an integrator with typed failures', async () => {
    const CHANGE = `mutation ($input: PasswordChangeInput!) { passwordChange(input: $input) { __typename
      ... on PasswordChangePayload { endedSessionIds viewer { email } }
      ... on WrongPasswordError { message }
      ... on InvalidInputError { issues { path message } } } }`;
    const ask = async (input: object) => (await askGraphql(CHANGE, { input }, viewer)).data.passwordChange;
    const input = { oldPassword: PASSWORD, newPassword: 'another password', confirmPassword: 'another password' };
    expect(await ask({ ...input, confirmPassword: 'x' })).toMatchObject({
      issues: [{ path: 'confirmPassword', message: 'New password and confirm password must be same.' }],
    });
    expect(await ask({ ...input, oldPassword: 'x' })).toMatchObject({ message: 'The password is not right' });
    expect(await ask(input)).toEqual({
      __typename: 'PasswordChangePayload',
      endedSessionIds: [],
      viewer: { email },
    });
  });
});

describe('the list of devices', () => {
  const LIST = `query ($after: String) { viewer { sessions(first: 2, after: $after) { totalCount
    pageInfo { endCursor hasNextPage } edges { node { id device isCurrent } } } } }`;
  const PHONE =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

  it('has the open sessions of the viewer, newest first, and knows which one asks', async () => {
    const shopper = await makeShopper();
    const phone = await makeSession(shopper, PHONE);
    const script = await makeSession(shopper, 'curl/8.5.0');
    const silent = await makeSession(shopper);
    const ended = await makeSession(shopper);
    await db.session.update({ where: { id: ended.sessionId }, data: { revokedAt: NOW } });
    await makeSession(await makeShopper());
    const first = (await askGraphql(LIST, {}, phone)).data.viewer.sessions;
    expect(first).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      edges: [
        { node: { id: encodeId('Session', silent.sessionId), device: 'Unknown device', isCurrent: false } },
        { node: { id: encodeId('Session', script.sessionId), device: expect.stringContaining('curl') } },
      ],
    });
    const rest = (await askGraphql(LIST, { after: first.pageInfo.endCursor }, phone)).data.viewer.sessions;
    expect(rest.edges).toEqual([
      { node: { id: encodeId('Session', phone.sessionId), device: 'Chrome on Android', isCurrent: true } },
    ]);
  });

  it('loses what its owner ends, and nothing of others', async () => {
    const END = `mutation ($input: SessionEndInput!) { sessionEnd(input: $input) { endedSessionId } }`;
    const here = await makeSession(await makeShopper());
    const there = await makeSession(here);
    const stranger = await makeSession(await makeShopper());
    for (const { sessionId } of [there, stranger]) {
      const id = encodeId('Session', sessionId);
      expect((await askGraphql(END, { input: { sessionId: id } }, here)).data.sessionEnd.endedSessionId).toBe(id);
    }
    expect(await viewerOfSession(there, new Date())).toBeNull();
    expect(await viewerOfSession(stranger, new Date())).not.toBeNull();
  });

  it('shrinks to this one', async () => {
    const here = await makeSession(await makeShopper());
    const there = await makeSession(here);
    const { data } = await askGraphql('mutation { sessionEndOthers { endedSessionIds } }', {}, here);
    expect(data.sessionEndOthers.endedSessionIds).toEqual([encodeId('Session', there.sessionId)]);
    expect((await askGraphql(LIST, {}, here)).data.viewer.sessions.totalCount).toBe(1);
  });
});
