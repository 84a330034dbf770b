import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { mailedToken, readMail } from '../../../testing/readMail.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { verifyEmail, requestEmailVerification } from './verifyEmail.ts';
import { EmailVerificationExpiredError, EmailTakenError } from '../identityErrors.ts';
import { LINK_HOURS, minutesAfter } from '../tokens.ts';
import { register } from '../login/register.ts';
import { cancelEmailChange, updateProfile } from './updateProfile.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const caller = fakeCaller();
const freshEmail = () => `${newId()}@kirana.example`;
const stateOf = ({ userId }: SessionViewer) =>
  db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, pendingEmail: true, emailVerifiedAt: true },
  });
/** Opens a mailed link in a browser with a session of the account. */
const openLink = (viewer: SessionViewer, token: string, now: Date) =>
  verifyEmail({ token, authentication: { state: 'active', viewer } }, caller, now);
const expired = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(EmailVerificationExpiredError);

describe('the address of a new account', () => {
  let email: string;
  let viewer: SessionViewer;
  beforeEach(async () => {
    email = freshEmail();
    const session = await register({ name: 'Asha', email, password: 'long enough' }, caller, NOW);
    viewer = { ...session, permissions: [], authenticatedAt: NOW };
  });

  it('is verified by the mailed link, which can be opened repeatedly', async () => {
    const token = await mailedToken(email, NOW);
    expect(await stateOf(viewer)).toMatchObject({ emailVerifiedAt: null });
    for (const at of [NOW, minutesAfter(NOW, 5)]) {
      expect(await openLink(viewer, token, at)).toEqual({ userId: viewer.userId, email, resetToken: null });
      expect(await stateOf(viewer)).toMatchObject({ emailVerifiedAt: NOW });
    }
  });

  it('is not verified by a link that is expired, unknown or replaced', async () => {
    const first = await mailedToken(email, NOW);
    await expired(openLink(viewer, first, minutesAfter(NOW, LINK_HOURS * 60)));
    for (const token of ['', 'x', '\0', newId()]) await expired(openLink(viewer, token, NOW));
    await requestEmailVerification(viewer, caller);
    const second = await mailedToken(email, NOW);
    await expired(openLink(viewer, first, NOW));
    await openLink(viewer, second, NOW);
  });

  it('is verified by a token of which the database stores only the hash', async () => {
    const token = await mailedToken(email, NOW);
    expect(JSON.stringify([await db.oneTimeCode.findMany(), await db.mail.findMany()])).not.toContain(token);
  });

  it('gets no more mail once it is verified', async () => {
    await openLink(viewer, await mailedToken(email, NOW), NOW);
    const mails = await db.mail.count();
    await requestEmailVerification(viewer, caller);
    expect(await db.mail.count()).toBe(mails);
  });

  it('need not be verified before shopping', async () => {
    const { data } = await executeGraphql('{ viewer { isEmailVerified cart { bill { quantity } } } }', {}, viewer);
    expect(data.viewer).toEqual({ isEmailVerified: false, cart: { bill: { quantity: 0 } } });
  });
});

describe('a pending address', () => {
  let former: string;
  let next: string;
  let viewer: SessionViewer;
  beforeEach(async () => {
    former = freshEmail();
    next = freshEmail();
    viewer = await makeShopper({ email: former, emailVerifiedAt: NOW });
    await updateProfile(viewer, { email: next }, caller);
  });

  it('replaces the present one when the mailed link is opened; the previous address receives a notice', async () => {
    expect(await stateOf(viewer)).toMatchObject({ email: former, pendingEmail: next });
    expect(await readMail(former)).toMatchObject({ kind: 'EMAIL_CHANGE_REQUESTED' });
    const token = await mailedToken(next, NOW);
    await openLink(viewer, token, NOW);
    expect(await stateOf(viewer)).toEqual({ email: next, pendingEmail: null, emailVerifiedAt: NOW });
    expect(await readMail(former)).toMatchObject({ kind: 'EMAIL_CHANGED' });
    expect(await openLink(viewer, token, NOW)).toMatchObject({ email: next });
  });

  it('can be cancelled, or replaced by another', async () => {
    const first = await mailedToken(next, NOW);
    await cancelEmailChange(viewer);
    await expired(openLink(viewer, first, NOW));
    await updateProfile(viewer, { email: next }, caller);
    const second = await mailedToken(next, NOW);
    await updateProfile(viewer, { email: freshEmail() }, caller);
    await expired(openLink(viewer, second, NOW));
    await updateProfile(viewer, { email: former }, caller);
    expect(await stateOf(viewer)).toEqual({ email: former, pendingEmail: null, emailVerifiedAt: NOW });
  });

  it('that another account has is reported only to its owner, who keeps it', async () => {
    const owner = await makeShopper({ email: freshEmail() });
    const { email: taken } = await stateOf(owner);
    await updateProfile(viewer, { email: taken }, caller);
    const mail = await readMail(taken, NOW);
    expect(mail).toMatchObject({ subject: 'You already have an account with Kirana' });
    expect(mail).not.toHaveProperty('button');
  });

  it('stays with an account that registers with it first', async () => {
    const token = await mailedToken(next, NOW);
    await makeShopper({ email: next });
    await expect(openLink(viewer, token, NOW)).rejects.toBeInstanceOf(EmailTakenError);
    expect(await stateOf(viewer)).toMatchObject({ email: former, pendingEmail: next });
  });

  it('receives a new link on request', async () => {
    const mails = () => db.mail.count({ where: { recipient: next, kind: 'EMAIL_CHANGE' } });
    expect(await mails()).toBe(1);
    await updateProfile(viewer, { email: next, name: 'Asha Rao' }, caller);
    expect(await mails()).toBe(1);
    await requestEmailVerification(viewer, caller);
    expect(await mails()).toBe(2);
  });
});

describe('emailVerify', () => {
  const CONFIRM = `mutation ($input: EmailVerifyInput!) { emailVerify(input: $input) { __typename
    ... on EmailVerifyPayload { email viewer { isEmailVerified } } } }`;

  it('returns the account only to its own session', async () => {
    const email = freshEmail();
    const session = await register({ name: 'Asha', email, password: 'long enough' }, caller, NOW);
    const input = { token: await mailedToken(email) };
    const answers = [];
    for (const viewer of [{ ...session, permissions: [], authenticatedAt: NOW }, null, await makeShopper()]) {
      answers.push((await executeGraphql(CONFIRM, { input }, viewer)).data.emailVerify);
    }
    const payload = { __typename: 'EmailVerifyPayload', email };
    expect(answers).toEqual([
      { ...payload, viewer: { isEmailVerified: true } },
      { ...payload, viewer: null },
      { ...payload, viewer: null },
    ]);
  });
});
