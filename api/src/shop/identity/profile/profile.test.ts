import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeSession, makeShopper, newId } from '../../../testing/fixtures.ts';
import { readMail } from '../../../testing/readMail.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../../testing/graphql/fakeCaller.ts';
import { changePassword } from '../login/changePassword.ts';
import { WrongPasswordError } from '../identityErrors.ts';
import { logIn } from '../login/logIn.ts';
import { hashPassword } from '../login/password.ts';
import { requestPasswordReset, verifyResetCode } from '../login/passwordReset.ts';
import { viewerOfSession } from '../sessions/session.ts';

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
  const ask = async (input: object) => (await executeGraphql(UPDATE, { input }, viewer)).data.profileUpdate;

  it('updates the given fields and leaves the others', async () => {
    expect(await ask({ name: ' Asha Rao ', mobile: '98765 43210' })).toMatchObject({
      viewer: { name: 'Asha Rao', email, pendingEmail: null, mobile: '9876543210' },
    });
    expect(await ask({ mobile: '+91 98765 00000' })).toMatchObject({
      viewer: { name: 'Asha Rao', mobile: '9876500000' },
    });
    expect(await ask({})).toMatchObject({ viewer: { name: 'Asha Rao' } });
  });

  it.each([
    ['+91\u00a098000\u00a000000', '9800000000'],
    ['\u202a(+91) 98000-00000\u202c', '9800000000'],
    ['+91 (0) 98000.00000', '9800000000'],
    ['९८००० ०००००', '9800000000'],
    ['(080) 2222 3333', '8022223333'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('stores the mobile number %j as %s', async (mobile, stored) => {
    expect(await ask({ mobile })).toMatchObject({ viewer: { mobile: stored } });
  });

  it.each([
    ['call me', 'Enter a valid phone number'],
    ['98000+00000', 'Enter a valid phone number'],
    ['\u200b', 'Mobile is required'],
    ['9'.repeat(41), 'Mobile can have at most 40 characters'],
  ])('refuses the mobile number %j', async (mobile, message) => {
    expect(await ask({ mobile })).toMatchObject({ issues: [{ path: 'mobile', message }] });
  });

  it('makes a new address pending', async () => {
    const next = `${newId()}@kirana.example`;
    expect(await ask({ email: next.toUpperCase() })).toMatchObject({ viewer: { email, pendingEmail: next } });
  });

  it('names each invalid field', async () => {
    const { issues } = await ask({ name: ' ', email: 'x', mobile: 'call me' });
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(['name', 'email', 'mobile']);
  });

  it.each(['role: ADMIN', 'status: ACTIVE', 'isEmailVerified: true', 'passwordHash: "x"'])(
    'takes no %s',
    async (field) => {
      const { errors } = await executeGraphql(
        `mutation { profileUpdate(input: { ${field} }) { __typename } }`,
        {},
        viewer,
      );
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
    changePassword(viewer, { oldPassword, newPassword, caller: fakeCaller() }, NOW);
  const logsIn = (password: string) => logIn({ email, password }, fakeCaller(), NOW);

  it('requires the present password', async () => {
    await expect(change('a wrong one')).rejects.toBeInstanceOf(WrongPasswordError);
    await logsIn(PASSWORD);
  });

  it('revokes all other sessions, and mails a notice', async () => {
    const other = await makeSession(viewer);
    expect(await change(PASSWORD)).toEqual({ revokedSessionIds: [other.sessionId] });
    expect(await viewerOfSession(other, TEST_STAFF_ACCESS, new Date())).toBeNull();
    expect(await viewerOfSession(viewer, TEST_STAFF_ACCESS, new Date())).not.toBeNull();
    expect(await readMail(email)).toMatchObject({ kind: 'PASSWORD_CHANGED' });
    await logsIn('another password');
  });

  it('invalidates the code of a reset in progress', async () => {
    await requestPasswordReset({ email }, fakeCaller());
    const code = (await readMail(email))?.code ?? '';
    await verifyResetCode({ email, code, requestToken: null }, fakeCaller(), new Date());
    await change(PASSWORD);
    expect(await db.oneTimeCode.count({ where: { email } })).toBe(0);
  });

  it('answers an integrator with typed failures', async () => {
    const CHANGE = `mutation ($input: PasswordChangeInput!) { passwordChange(input: $input) { __typename
      ... on PasswordChangePayload { revokedSessionIds viewer { email } }
      ... on WrongPasswordError { message }
      ... on InvalidInputError { issues { path message } } } }`;
    const ask = async (input: object) => (await executeGraphql(CHANGE, { input }, viewer)).data.passwordChange;
    const input = { oldPassword: PASSWORD, newPassword: 'another password', confirmPassword: 'another password' };
    expect(await ask({ ...input, confirmPassword: 'x' })).toMatchObject({
      issues: [{ path: 'confirmPassword', message: 'New password and confirm password must be same.' }],
    });
    expect(await ask({ ...input, oldPassword: 'x' })).toMatchObject({ message: 'Wrong password' });
    expect(await ask(input)).toEqual({ __typename: 'PasswordChangePayload', revokedSessionIds: [], viewer: { email } });
  });
});

describe('the list of devices', () => {
  const LIST = `query ($after: String) { viewer { sessions(first: 2, after: $after) { totalCount
    pageInfo { endCursor hasNextPage } edges { node { id device isCurrent } } } } }`;
  const PHONE =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

  it('has the active sessions of the viewer, the newest first, and marks the present one', async () => {
    const shopper = await makeShopper();
    const phone = await makeSession(shopper, PHONE);
    const script = await makeSession(shopper, 'curl/8.5.0');
    const silent = await makeSession(shopper);
    const ended = await makeSession(shopper);
    await db.session.update({ where: { id: ended.sessionId }, data: { revokedAt: NOW } });
    await makeSession(await makeShopper());
    const first = (await executeGraphql(LIST, {}, phone)).data.viewer.sessions;
    expect(first).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      edges: [
        { node: { id: encodeId('Session', silent.sessionId), device: 'Unknown device', isCurrent: false } },
        { node: { id: encodeId('Session', script.sessionId), device: expect.stringContaining('curl') } },
      ],
    });
    const rest = (await executeGraphql(LIST, { after: first.pageInfo.endCursor }, phone)).data.viewer.sessions;
    expect(rest.edges).toEqual([
      { node: { id: encodeId('Session', phone.sessionId), device: 'Chrome on Android', isCurrent: true } },
    ]);
  });

  it('loses revoked sessions, which only their user can revoke', async () => {
    const END = `mutation ($input: SessionRevokeInput!) { sessionRevoke(input: $input) { revokedSessionId } }`;
    const here = await makeSession(await makeShopper());
    const there = await makeSession(here);
    const stranger = await makeSession(await makeShopper());
    for (const { sessionId } of [there, stranger]) {
      const id = encodeId('Session', sessionId);
      expect((await executeGraphql(END, { input: { sessionId: id } }, here)).data.sessionRevoke.revokedSessionId).toBe(
        id,
      );
    }
    expect(await viewerOfSession(there, TEST_STAFF_ACCESS, new Date())).toBeNull();
    expect(await viewerOfSession(stranger, TEST_STAFF_ACCESS, new Date())).not.toBeNull();
  });

  it('has only the present session after the others are revoked', async () => {
    const here = await makeSession(await makeShopper());
    const there = await makeSession(here);
    const { data } = await executeGraphql('mutation { sessionRevokeOthers { revokedSessionIds } }', {}, here);
    expect(data.sessionRevokeOthers.revokedSessionIds).toEqual([encodeId('Session', there.sessionId)]);
    expect((await executeGraphql(LIST, {}, here)).data.viewer.sessions.totalCount).toBe(1);
  });
});
