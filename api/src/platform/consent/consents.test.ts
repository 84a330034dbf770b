import { beforeEach, describe, expect, it } from 'vitest';
import { MARKETING_NOTICES } from '@kirana/shared/consent.ts';
import { makeShopper } from '../../testing/fixtures.ts';
import { db } from '../db/client.ts';
import type { ConsentPlace } from '../db/generated/client.ts';
import { hasConsent, noticeVersionShape, recordConsent } from './consents.ts';

const [NOTICE] = MARKETING_NOTICES;
const NOW = new Date('2027-05-13T10:00:00Z');

describe('the consents', () => {
  let userId: string;
  beforeEach(async () => {
    ({ userId } = await makeShopper());
  });

  const record = (place: ConsentPlace, notice: typeof NOTICE | null) =>
    db.$transaction((tx) => recordConsent(tx, { userId, purpose: 'MARKETING_EMAIL', place, notice }, NOW));
  const rows = () =>
    db.consent.findMany({ where: { userId }, orderBy: { number: 'asc' }, omit: { userId: true, purpose: true } });

  it('are not given at first, and a withdrawal without one is no row', async () => {
    expect(await hasConsent(userId, 'MARKETING_EMAIL')).toBe(false);
    await record('ACCOUNT', null);
    expect(await rows()).toEqual([]);
  });

  it('keep the text that was agreed to, and each change', async () => {
    await record('REGISTRATION', NOTICE);
    expect(await hasConsent(userId, 'MARKETING_EMAIL')).toBe(true);
    await record('UNSUBSCRIBE_LINK', null);
    expect(await hasConsent(userId, 'MARKETING_EMAIL')).toBe(false);
    const { version: noticeVersion, language, text: notice } = NOTICE;
    expect(await rows()).toEqual([
      { number: 1, isGiven: true, place: 'REGISTRATION', noticeVersion, language, notice, createdAt: NOW },
      {
        ...{ number: 2, isGiven: false, place: 'UNSUBSCRIBE_LINK', createdAt: NOW },
        ...{ noticeVersion: null, language: null, notice: null },
      },
    ]);
  });

  it('are one row for the same again, also at the same time, and another for the next notice', async () => {
    await Promise.all([record('ACCOUNT', NOTICE), record('ACCOUNT', NOTICE), record('ACCOUNT', NOTICE)]);
    await record('ACCOUNT', NOTICE);
    expect(await rows()).toHaveLength(1);
    await record('ACCOUNT', { ...NOTICE, version: 2 });
    expect((await rows()).map(({ noticeVersion }) => noticeVersion)).toEqual([1, 2]);
  });

  it('alternate when they are given and withdrawn at the same time', async () => {
    await Promise.all([0, 1, 2, 3, 4, 5].map((turn) => record('ACCOUNT', turn % 2 === 0 ? NOTICE : null)));
    const given = (await rows()).map(({ isGiven }) => isGiven);
    expect(given).toEqual(given.map((_each, at) => at % 2 === 0));
  });

  it('never change, and stay as long as the account', async () => {
    await record('ACCOUNT', NOTICE);
    await expect(db.consent.updateMany({ where: { userId }, data: { isGiven: false } })).rejects.toThrow();
    await expect(db.consent.deleteMany({ where: { userId } })).rejects.toThrow();
    await db.user.update({ where: { id: userId }, data: { status: 'INACTIVE' } });
    await expect(db.consent.updateMany({ where: { userId }, data: { createdAt: NOW } })).rejects.toThrow();
    expect(await db.consent.deleteMany({ where: { userId } })).toEqual({ count: 1 });
  });

  it('are given where the notice is shown alone', async () => {
    await expect(record('UNSUBSCRIBE_LINK', NOTICE)).rejects.toThrow();
  });

  it('of a deleted account do not come back', async () => {
    await db.user.update({ where: { id: userId }, data: { status: 'INACTIVE' } });
    await record('ACCOUNT', NOTICE);
    expect(await rows()).toEqual([]);
  });

  it('know the versions of the notice alone', () => {
    const shape = noticeVersionShape('MARKETING_EMAIL');
    expect([1, 0, 2, -1, 1.5, '1', null].map((version) => shape.safeParse(version).success)).toEqual([
      ...[true, false, false, false, false, false, false],
    ]);
  });

  it('have notices whose published texts stay', () => {
    // A text is added with the next version; the texts above it are those that people agreed to.
    expect(MARKETING_NOTICES.at(-1)).toEqual({
      version: 1,
      language: 'en',
      text: 'We email you offers and news, for which we use your name and email address and nothing else. You can stop it at any time in your account, or by the link in each email.',
    });
    const versions = MARKETING_NOTICES.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((one, other) => other - one));
  });
});
