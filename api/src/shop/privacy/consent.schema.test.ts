import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeSession, makeShopper, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { claimAccount } from '../identity/login/accountRecovery.ts';
import { hashPassword } from '../identity/login/password.ts';
import { deleteAccount } from '../account/deleteAccount.ts';

const CONSENTS = 'consents { isGiven notice { version } records { isGiven place notice { text } } }';

describe('the consents of an account', () => {
  let viewer: SessionViewer;
  beforeEach(async () => {
    viewer = await makeSession(await makeShopper({ email: `${newId()}@kirana.example` }));
  });

  const consents = async (of = viewer) =>
    (await executeGraphql(`{ viewer { ${CONSENTS} } }`, {}, of)).data.viewer.consents;
  const update = async (input: object, by: SessionViewer | null = viewer) => {
    const query = `mutation ($input: ConsentUpdateInput!) { consentUpdate(input: $input) { __typename
      ... on InvalidInputError { issues { path message } } ... on ConsentUpdatePayload { viewer { ${CONSENTS} } } } }`;
    const purpose = 'MARKETING_EMAIL';
    return executeGraphql(query, { input: { purpose, ...input } }, by);
  };
  const agree = () => update({ isGiven: true, noticeVersion: 1 });

  it('are given and withdrawn by one call each', async () => {
    expect(await consents()).toEqual([{ isGiven: false, notice: { version: 1 }, records: [] }]);
    await agree();
    const { data } = await update({ isGiven: false });
    expect(data.consentUpdate.viewer.consents).toMatchObject([
      {
        isGiven: false,
        records: [
          { isGiven: false, place: 'ACCOUNT', notice: null },
          { isGiven: true, place: 'ACCOUNT', notice: { text: expect.stringContaining('offers and news') } },
        ],
      },
    ]);
  });

  it('are their own', async () => {
    const other = await makeSession(await makeShopper());
    await agree();
    expect(await consents(other)).toMatchObject([{ isGiven: false }]);
    expect((await update({ isGiven: true, noticeVersion: 1 }, null)).errors).not.toEqual([]);
  });

  it.each([{}, { noticeVersion: null }, { noticeVersion: 0 }, { noticeVersion: 2 }])(
    'need the notice that was shown: $noticeVersion',
    async (input) => {
      const { data } = await update({ isGiven: true, ...input });
      expect(data.consentUpdate.issues).toMatchObject([{ path: 'noticeVersion' }]);
      expect(await consents()).toMatchObject([{ isGiven: false }]);
    },
  );

  it.each([
    { marketingNoticeVersion: 1, records: [{ isGiven: true, place: 'REGISTRATION' }] },
    { marketingNoticeVersion: null, records: [] },
    { records: [] },
  ])('come from a registration that asks: $marketingNoticeVersion', async ({ records, ...given }) => {
    const query = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) { ... on UserRegisterPayload { viewer { id ${CONSENTS} } } } }`;
    const password = 'a password of theirs';
    const input = { name: 'Asha', email: `${newId()}@kirana.example`, password, confirmPassword: password, ...given };
    const { data } = await executeGraphql(query, { input });
    expect(data.userRegister.viewer.consents).toMatchObject([{ records }]);
  });

  it('and the nominee of the person who registered end when the owner of the address claims the account', async () => {
    const { userId } = viewer;
    await agree();
    await db.nominee.create({
      data: { userId, name: 'X', email: 'x@y.example', relationship: 'X', updatedAt: new Date() },
    });
    const { email } = await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
    await claimAccount({ userId, email }, new Date());
    const last = await db.consent.findFirst({ where: { userId }, orderBy: { number: 'desc' } });
    expect(last).toMatchObject({ isGiven: false, place: 'ACCOUNT_CLAIM' });
    expect(await db.nominee.count({ where: { userId } })).toBe(0);
  });

  it('are withdrawn by the deletion of the account, and stay as proof', async () => {
    await agree();
    const password = 'a password of theirs';
    await db.user.update({ where: { id: viewer.userId }, data: { passwordHash: await hashPassword(password) } });
    await deleteAccount(viewer, { password, caller: fakeCaller() }, new Date());
    const kept = await db.consent.findMany({ where: { userId: viewer.userId }, orderBy: { number: 'asc' } });
    expect(kept.map(({ place }) => place)).toEqual(['ACCOUNT', 'ACCOUNT_DELETION']);
  });

  it('are in the export, with the nominee', async () => {
    await agree();
    await nominate({ name: 'Ravi', relationship: 'Brother', mobile: '+91 98765 43210' });
    const { data } = await executeGraphql('{ viewer { personalData } }', {}, viewer);
    expect(data.viewer.personalData).toMatchObject({
      consents: [{ purpose: 'MARKETING_EMAIL', isGiven: true, noticeVersion: 1, language: 'en' }],
      nominee: { name: 'Ravi', mobile: '9876543210', email: null },
    });
  });

  const NOMINEE = 'nominee { name email mobile relationship }';
  const nominate = async (input: object) => {
    const query = `mutation ($input: NomineeUpdateInput!) { nomineeUpdate(input: $input) {
      ... on InvalidInputError { issues { path message } } ... on NomineeUpdatePayload { viewer { ${NOMINEE} } } } }`;
    return (await executeGraphql(query, { input }, viewer)).data.nomineeUpdate;
  };

  it('have a nominee beside them, who is changed and removed', async () => {
    await nominate({ name: 'Ravi', relationship: 'Brother', email: 'Ravi@Kirana.example' });
    const { viewer: changed } = await nominate({ name: 'Mina', relationship: 'Sister', mobile: '9876543210' });
    expect(changed.nominee).toEqual({ name: 'Mina', relationship: 'Sister', email: null, mobile: '9876543210' });
    const removal = `mutation { nomineeDelete { viewer { ${NOMINEE} } } }`;
    expect((await executeGraphql(removal, {}, viewer)).data.nomineeDelete.viewer.nominee).toBeNull();
    expect((await executeGraphql(removal, {}, viewer)).data.nomineeDelete.viewer.nominee).toBeNull();
  });

  it.each([
    { input: { name: 'Ravi', relationship: 'Brother' }, path: 'email' },
    { input: { name: '<b>', relationship: 'Brother', email: 'a@b.example' }, path: 'name' },
    { input: { name: 'Ravi', relationship: ' ', email: 'a@b.example' }, path: 'relationship' },
    { input: { name: 'Ravi', relationship: 'x'.repeat(61), email: 'a@b.example' }, path: 'relationship' },
    { input: { name: 'Ravi', relationship: 'Brother', email: 'nobody' }, path: 'email' },
    { input: { name: 'Ravi', relationship: 'Brother', mobile: 'call me' }, path: 'mobile' },
  ])('refuse a nominee without what is needed: $path', async ({ input, path }) => {
    expect((await nominate(input)).issues).toMatchObject([{ path }]);
  });
});
