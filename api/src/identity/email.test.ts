import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeShopper, newId } from '../testing/fixtures.ts';
import { mailedToken, readMail } from '../testing/postedMails.ts';
import { testCaller } from '../testing/testCaller.ts';
import { confirmEmail } from './confirmEmail.ts';
import { ConfirmationExpiredError, EmailTakenError } from './identityErrors.ts';
import { LINK_HOURS, minutesAfter } from './oneTimeCode.ts';
import { register } from './register.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';
import { cancelEmailChange, updateProfile } from './updateProfile.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const caller = testCaller();
const freshEmail = () => `${newId()}@kirana.example`;
const stateOf = ({ userId }: Viewer) =>
  db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, pendingEmail: true, emailVerifiedAt: true },
  });
const expired = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(ConfirmationExpiredError);

describe('the address of a new account', () => {
  let email: string;
  let viewer: Viewer;
  beforeEach(async () => {
    email = freshEmail();
    const session = await register({ name: 'Asha', email, password: 'long enough' }, caller, NOW);
    viewer = { ...session, role: 'USER' };
  });

  it('is confirmed by the link in the mail, as often as it is opened', async () => {
    const token = await mailedToken(email, NOW);
    expect(await stateOf(viewer)).toMatchObject({ emailVerifiedAt: null });
    for (const at of [NOW, minutesAfter(NOW, 5)]) {
      expect(await confirmEmail(token, at)).toEqual({ userId: viewer.userId, email });
      expect(await stateOf(viewer)).toMatchObject({ emailVerifiedAt: NOW });
    }
  });

  it('is not confirmed by a link that is too old, made up or replaced', async () => {
    const first = await mailedToken(email, NOW);
    await expired(confirmEmail(first, minutesAfter(NOW, LINK_HOURS * 60)));
    for (const token of ['', 'x', '\0', newId()]) await expired(confirmEmail(token, NOW));
    await requestEmailVerification(viewer, caller);
    const second = await mailedToken(email, NOW);
    await expired(confirmEmail(first, NOW));
    await confirmEmail(second, NOW);
  });

  it('keeps the token of the link nowhere', async () => {
    const token = await mailedToken(email, NOW);
    expect(JSON.stringify([await db.oneTimeCode.findMany(), await db.mail.findMany()])).not.toContain(token);
  });

  it('gets no more mail once it is confirmed', async () => {
    await confirmEmail(await mailedToken(email, NOW), NOW);
    const mails = await db.mail.count();
    await requestEmailVerification(viewer, caller);
    expect(await db.mail.count()).toBe(mails);
  });

  it('is nothing that the shop waits for: one can shop unconfirmed', async () => {
    const { data } = await askGraphql('{ viewer { isEmailVerified cart { bill { quantity } } } }', {}, viewer);
    expect(data.viewer).toEqual({ isEmailVerified: false, cart: { bill: { quantity: 0 } } });
  });
});

describe('a changed address', () => {
  let former: string;
  let next: string;
  let viewer: Viewer;
  beforeEach(async () => {
    former = freshEmail();
    next = freshEmail();
    viewer = await makeShopper({ email: former, emailVerifiedAt: NOW });
    await updateProfile(viewer, { email: next }, caller);
  });

  it('counts once the link that is mailed to it is opened; the former address is told', async () => {
    expect(await stateOf(viewer)).toMatchObject({ email: former, pendingEmail: next });
    expect(await readMail(former)).toMatchObject({ kind: 'EMAIL_CHANGE_REQUESTED' });
    const token = await mailedToken(next, NOW);
    await confirmEmail(token, NOW);
    expect(await stateOf(viewer)).toEqual({ email: next, pendingEmail: null, emailVerifiedAt: NOW });
    expect(await readMail(former)).toMatchObject({ kind: 'EMAIL_CHANGED' });
    expect(await confirmEmail(token, NOW)).toMatchObject({ email: next });
  });

  it('can be taken back, or replaced by another', async () => {
    const first = await mailedToken(next, NOW);
    await cancelEmailChange(viewer);
    await expired(confirmEmail(first, NOW));
    await updateProfile(viewer, { email: next }, caller);
    const second = await mailedToken(next, NOW);
    await updateProfile(viewer, { email: freshEmail() }, caller);
    await expired(confirmEmail(second, NOW));
    await updateProfile(viewer, { email: former }, caller);
    expect(await stateOf(viewer)).toEqual({ email: former, pendingEmail: null, emailVerifiedAt: NOW });
  });

  it('that an account has is not told to who asks, but to its owner; and is never taken from them', async () => {
    const owner = await makeShopper({ email: freshEmail() });
    const { email: taken } = await stateOf(owner);
    await updateProfile(viewer, { email: taken }, caller);
    const mail = await readMail(taken, NOW);
    expect(mail).toMatchObject({ subject: 'You have a Kirana account already' });
    expect(mail).not.toHaveProperty('button');
  });

  it('that somebody registers meanwhile stays theirs', async () => {
    const token = await mailedToken(next, NOW);
    await makeShopper({ email: next });
    await expect(confirmEmail(token, NOW)).rejects.toBeInstanceOf(EmailTakenError);
    expect(await stateOf(viewer)).toMatchObject({ email: former, pendingEmail: next });
  });

  it('is mailed again on request, to the new address', async () => {
    const mails = () => db.mail.count({ where: { recipient: next, kind: 'EMAIL_CHANGE' } });
    expect(await mails()).toBe(1);
    await updateProfile(viewer, { email: next, name: 'Asha Rao' }, caller);
    expect(await mails()).toBe(1);
    await requestEmailVerification(viewer, caller);
    expect(await mails()).toBe(2);
  });
});

describe('emailConfirm', () => {
  const CONFIRM = `mutation ($input: EmailConfirmInput!) { emailConfirm(input: $input) { __typename
    ... on EmailConfirmPayload { email viewer { isEmailVerified } } } }`;

  it('shows the account to its own session alone', async () => {
    const email = freshEmail();
    const session = await register({ name: 'Asha', email, password: 'long enough' }, caller, NOW);
    const owner = { ...session, role: 'USER' as const };
    const input = { token: await mailedToken(email) };
    const answers = [];
    for (const viewer of [null, await makeShopper(), owner]) {
      answers.push((await askGraphql(CONFIRM, { input }, viewer)).data.emailConfirm);
    }
    const payload = { __typename: 'EmailConfirmPayload', email };
    expect(answers).toEqual([
      { ...payload, viewer: null },
      { ...payload, viewer: null },
      { ...payload, viewer: { isEmailVerified: true } },
    ]);
  });
});
