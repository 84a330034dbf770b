import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SETTINGS, type SettingKey } from '../../platform/config/settings/settings.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { databasePool, db } from '../../platform/db/client.ts';
import { listenToChanges } from '../../platform/events/databaseChanges.ts';
import { isPictureUnused } from '../../platform/media/removePictures.ts';
import { makePicture, makeSession, makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { openLiveSettings } from './openLiveSettings.ts';
import { updateSettings } from '../../backoffice/settings/updateSettings.ts';

const ENVIRONMENT = { first: TEST_TERMS, pinned: new Set<SettingKey>() };
const UPDATE = `mutation ($input: SettingsUpdateInput!) { settingsUpdate(input: $input) {
  __typename ... on Error { message }
  ... on InvalidInputError { issues { path message } }
  ... on SettingsChangedError { settings { key value version updatedBy { name } } }
  ... on SettingsUpdatePayload { settings { key value version picture { id } } } } }`;

let asha: SessionViewer;
beforeAll(async () => {
  asha = await makeSession(await makeShopper({ name: 'Asha', role: 'ADMIN' }));
});
afterEach(() => db.setting.deleteMany());

const update = async (changes: { key: string; value: unknown; version?: number }[], viewer = asha) => {
  const input = { changes: changes.map((change) => ({ version: 0, ...change })) };
  const { data, errors } = await executeGraphql(UPDATE, { input }, viewer);
  return data?.settingsUpdate ?? errors[0]?.extensions?.code;
};
const versionOf = async (key: string) => (await db.setting.findUnique({ where: { key } }))?.version ?? 0;

describe('settings', () => {
  it('have the value of the environment until they are changed, which the audit log tells', async () => {
    const query = '{ settingGroups { key settings { key value firstValue version isPinned updatedBy { name } } } }';
    const read = async () => {
      const { data } = await executeGraphql(query, {}, asha);
      const fees = data.settingGroups.find(({ key }: { key: string }) => key === 'FEES');
      return fees.settings[0];
    };
    const first = { key: 'fees.delivery', value: 0, firstValue: 0, version: 0, isPinned: false, updatedBy: null };
    expect(await read()).toEqual(first);
    expect(await update([{ key: 'fees.delivery', value: 2_500 }])).toEqual({
      __typename: 'SettingsUpdatePayload',
      settings: [{ key: 'fees.delivery', value: 2_500, version: 1, picture: null }],
    });
    expect(await read()).toEqual({ ...first, value: 2_500, version: 1, updatedBy: { name: 'Asha' } });
    const log = `{ auditEntries(first: 1) { edges { node { action subjectType subjectId subjectName actor { name } changes { field before after } } } } }`;
    const { data } = await executeGraphql(log, {}, asha);
    expect(data.auditEntries.edges[0].node).toEqual({
      action: 'SETTING_UPDATE',
      subjectType: 'SETTING',
      subjectId: expect.stringMatching(/^setting_/),
      subjectName: 'Delivery fee',
      actor: { name: 'Asha' },
      changes: [{ field: 'value', before: '₹0', after: '₹25' }],
    });
  });

  it('are changed all or none, and a value that stays writes nothing', async () => {
    const answer = await update([
      { key: 'fees.delivery', value: 0 },
      { key: 'help.email', value: 'help@shop.example' },
    ]);
    expect(answer.settings.map(({ version }: { version: number }) => version)).toEqual([0, 1]);
    expect(
      await update([
        { key: 'help.email', value: null, version: 1 },
        { key: 'help.phone', value: 'call us' },
      ]),
    ).toMatchObject({ issues: [{ path: 'help.phone', message: 'Enter a phone number such as +91 80 0000 0000' }] });
    expect(await versionOf('help.email')).toBe(1);
    expect(await update([{ key: 'help.email', value: null, version: 1 }])).toMatchObject({
      settings: [{ value: null }],
    });
  });

  it.each([
    ['1800-123-4567', '1800-123-4567'],
    ['080-2222 3333', '080-2222 3333'],
    ['+91 80 2222 3333', '+91 80 2222 3333'],
    [' \u202a(080) 2222 3333\u202c ', '(080) 2222 3333'],
  ])('keep the telephone number %j as it is written', async (typed, value) => {
    const version = await versionOf('help.phone');
    expect(await update([{ key: 'help.phone', value: typed, version }])).toMatchObject({ settings: [{ value }] });
  });

  it('store a list of pincodes in order, and show it as the text that is edited', async () => {
    const typed = '560002\n560 001, 5';
    expect(await update([{ key: 'delivery.pincodes', value: typed.slice(0, -3) }])).toMatchObject({
      settings: [{ value: '560001, 560002' }],
    });
    expect((await db.setting.findUniqueOrThrow({ where: { key: 'delivery.pincodes' } })).value).toEqual([
      '560001',
      '560002',
    ]);
    expect(await update([{ key: 'delivery.pincodes', value: typed, version: 1 }])).toMatchObject({
      settings: [{ value: '5' }],
    });
    expect(await update([{ key: 'delivery.pincodes', value: null, version: 2 }])).toMatchObject({
      settings: [{ value: null }],
    });
  });

  it('have no invisible characters', async () => {
    expect(
      await update([
        { key: 'seller.name', value: '\u200bAsha\u00ad Stores\u200e', version: await versionOf('seller.name') },
        { key: 'numbers.invoicePrefix', value: '\ufeffAS\u2060', version: await versionOf('numbers.invoicePrefix') },
        { key: 'help.email', value: ' \u202aHelp@Shop.example\u202c', version: await versionOf('help.email') },
      ]),
    ).toMatchObject({ settings: [{ value: 'Asha Stores' }, { value: 'help@shop.example' }, { value: 'AS' }] });
  });

  it('store the FSSAI number without the spaces of the licence', async () => {
    const stored = await update([{ key: 'seller.fssai', value: '1001 2345-000012' }]);
    expect(stored).toMatchObject({ settings: [{ value: '10012345000012', version: 1 }] });
    await update([{ key: 'seller.fssai', value: null, version: 1 }]);
  });

  it('store the GSTIN without the spaces, which the field has room for', async () => {
    const typed = ' 29 aagcb 7383 j1z4 ';
    expect(typed.length).toBeLessThanOrEqual(SETTINGS['seller.gstin'].kind.maxLength ?? 0);
    const stored = await update([{ key: 'seller.gstin', value: typed }]);
    expect(stored).toMatchObject({ settings: [{ value: '29AAGCB7383J1Z4' }] });
    await update([{ key: 'seller.gstin', value: null, version: 1 }]);
  });

  it.for<[SettingKey, unknown, string, string?]>([
    ['help.phone', '12', 'Enter a phone number such as +91 80 0000 0000'],
    ['help.phone', '1800-CALL-US', 'Enter a phone number such as +91 80 0000 0000'],
    ['help.phone', `1800-123-4567${'-'.repeat(18)}`, 'A phone number can have at most 30 characters'],
    ['help.email', 'help', 'Enter an email address such as help@shop.example'],
    ['fees.delivery', -1, 'Enter an amount from ₹0 to ₹10,000'],
    ['fees.delivery', 10.5, 'Enter an amount from ₹0 to ₹10,000'],
    ['fees.delivery', null, 'Enter an amount from ₹0 to ₹10,000'],
    ['times.pickers', 0, 'Enter a whole number from 1 to 1,000'],
    ['seller.name', ' ', 'Name is required'],
    ['seller.state', 'Bavaria', 'Choose a state'],
    [
      'seller.gstin',
      '29ABCDE1234F1Z5',
      'Check the GSTIN for a typing error: it must be a valid number of 15 characters',
    ],
    ['seller.gstin', '27AAPFU0939F1ZV', 'A GSTIN from Karnataka starts with 29'],
    ['seller.fssai', '1001234500001', 'Enter the 14-digit FSSAI number, which starts with 1 or 2'],
    ['seller.fssai', '100123450000123', 'Enter the 14-digit FSSAI number, which starts with 1 or 2'],
    ['seller.fssai', '30012345000012', 'Enter the 14-digit FSSAI number, which starts with 1 or 2'],
    ['seller.fssai', '1001234500001X', 'Enter the 14-digit FSSAI number, which starts with 1 or 2'],
    ['seller.fssai', '१००१२३४५००००१२', 'Enter the 14-digit FSSAI number, which starts with 1 or 2'],
    [
      'numbers.invoicePrefix',
      'INV4',
      'A prefix has 1 to 3 letters, digits, - and /: an invoice number has at most 16 characters',
    ],
    ['numbers.invoicePrefix', 'SMP', 'SMP and SMC are reserved for samples'],
    ['numbers.invoicePrefix', 'CN', 'Credit notes need a different prefix from invoices', 'numbers.creditNotePrefix'],
    [
      'cashLimits.day',
      { orders: 0, pieces: 1, value: 1 },
      'Enter a number of orders from 1 to 99,999',
      'cashLimits.day.orders',
    ],
    [
      'opening.hours',
      [[], [], [], [], [], [], [{ from: '7', to: '08:00' }]],
      'Enter a time such as 07:00',
      'opening.hours.6.0.from',
    ],
    ['opening.holidays', [{ date: '2026-02-30', name: 'x' }], 'Enter a date', 'opening.holidays.0.date'],
    ['opening.reopensAt', 'tomorrow', 'Enter a date and a time'],
    ['logo', 'garbage', 'Choose a picture'],
    ['logo', encodeId('Picture', '01900000-0000-7000-8000-000000000009'), 'This picture no longer exists'],
  ])('refuse for %s the value %o', async ([key, value, message, path = key]) => {
    expect(await update([{ key, value }])).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [{ path, message }],
    });
    expect(await db.setting.count()).toBe(0);
  });

  it('accept a GSTIN together with its state', async () => {
    const answer = await update([
      { key: 'seller.state', value: 'Maharashtra' },
      { key: 'seller.gstin', value: ' 27aapfu0939f1zv ' },
    ]);
    expect(answer.settings).toMatchObject([{ value: 'Maharashtra' }, { value: '27AAPFU0939F1ZV' }]);
  });

  it('are not overwritten without having seen the last change', async () => {
    const results = await Promise.all([
      update([{ key: 'fees.handling', value: 100 }]),
      update([{ key: 'fees.handling', value: 200 }]),
    ]);
    const [lost] = results.filter(({ __typename }) => __typename === 'SettingsChangedError');
    const [won] = results.filter(({ __typename }) => __typename === 'SettingsUpdatePayload');
    expect(lost).toMatchObject({
      settings: [{ key: 'fees.handling', value: won?.settings[0].value, version: 1, updatedBy: { name: 'Asha' } }],
    });
    expect(await versionOf('fees.handling')).toBe(1);
  });

  it('keep what the environment pins, whatever is stored', async () => {
    await update([{ key: 'fees.delivery', value: 2_500 }]);
    const pinning = { ...ENVIRONMENT, pinned: new Set<SettingKey>(['fees.delivery']) };
    expect((await openLiveSettings(pinning, null).read()).fees.delivery).toBe(0);
    await expect(updateSettings(asha, [{ key: 'fees.delivery', value: 1, version: 1 }], pinning)).rejects.toThrow(
      'Delivery fee is set in the shop’s environment',
    );
    expect((await openLiveSettings(ENVIRONMENT, null).read()).fees.delivery).toBe(2_500);
  });

  it('fall back to the environment where a stored value is no longer allowed', async () => {
    await db.setting.create({ data: { key: 'fees.delivery', value: 'free', version: 1, updatedAt: new Date() } });
    expect((await openLiveSettings(ENVIRONMENT, null).read()).fees.delivery).toBe(0);
  });

  it('keep the logo from the purge, and release the previous one', async () => {
    const [one, two] = [await makePicture(), await makePicture()];
    const isUnused = (id: string) => db.$transaction((tx) => isPictureUnused(tx, id));
    const value = encodeId('Picture', one);
    expect(await update([{ key: 'logo', value }])).toMatchObject({ settings: [{ value, picture: { id: value } }] });
    expect(await isUnused(one)).toBe(false);
    await update([{ key: 'logo', value: encodeId('Picture', two), version: 1 }]);
    expect([await isUnused(one), await isUnused(two)]).toEqual([true, false]);
    const shopper = await makeShopper();
    await db.picture.update({ where: { id: one }, data: { ownerId: shopper.userId } });
    expect(await update([{ key: 'logo', value, version: 2 }])).toMatchObject({ issues: [{ path: 'logo' }] });
  });

  it('need the permission, and for money, the seller and the help line a recent authentication', async () => {
    expect(await update([{ key: 'deliveryBadge', value: '12 Min' }], await makeShopper())).toBe('FORBIDDEN');
    const stale = { ...(await makeStaff('SETTINGS')), authenticatedAt: new Date(0) };
    await db.session.updateMany({ where: { userId: stale.userId }, data: { authenticatedAt: new Date(0) } });
    for (const change of [
      { key: 'fees.delivery', value: 1 },
      { key: 'help.phone', value: '98765 43210' },
      { key: 'receiptFooter', value: 'Call 98765 43210' },
      { key: 'logo', value: null },
    ])
      expect(await update([change], stale)).toMatchObject({ __typename: 'ReauthenticationRequiredError' });
    expect(await update([{ key: 'deliveryBadge', value: '12 Min' }], stale)).toMatchObject({
      __typename: 'SettingsUpdatePayload',
    });
    expect(await update([{ key: 'nothing', value: 1 }])).toMatchObject({
      issues: [{ path: 'changes.0.key', message: 'There is no such setting' }],
    });
  });
});

describe('the settings of a process', () => {
  it('are read once, follow changes of other processes, and are read again after announcements may have been missed', async () => {
    let nowMs = 0;
    const changes = listenToChanges(databasePool('reads'), () => undefined, { now: () => nowMs, timeoutMs: 60_000 });
    const settings = openLiveSettings(ENVIRONMENT, changes);
    const fee = async () => (await settings.read()).fees.delivery;
    try {
      expect(await changes.isCurrent()).toBe(true);
      expect(await fee()).toBe(0);
      const { sent } = await countStatements(() => Promise.all([fee(), fee()]));
      expect(sent).toEqual([]);
      await updateSettings(asha, [{ key: 'fees.delivery', value: 2_500, version: 0 }], ENVIRONMENT);
      nowMs += 500;
      expect(await fee()).toBe(2_500);
      await updateSettings(asha, [{ key: 'fees.delivery', value: 3_000, version: 1 }], ENVIRONMENT);
      changes.expectChange();
      expect(await fee()).toBe(3_000);
      await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'kirana: events' AND datname = current_database()`;
      await updateSettings(asha, [{ key: 'fees.delivery', value: 3_500, version: 2 }], ENVIRONMENT);
      nowMs += 500;
      expect(await fee()).toBe(3_500);
    } finally {
      changes.stop();
    }
  });

  it('hold while the database is away', async () => {
    const unconnected = {
      subscribe: () => undefined,
      isCurrent: () => false,
      expectChange: () => undefined,
      stop: () => undefined,
    };
    const settings = openLiveSettings(ENVIRONMENT, unconnected);
    expect((await settings.read()).fees.delivery).toBe(0);
    const findMany = vi.spyOn(db.setting, 'findMany').mockRejectedValueOnce(new Error('away'));
    expect((await settings.read()).fees.delivery).toBe(0);
    findMany.mockRestore();
    await expect(openLiveSettings(ENVIRONMENT, null).read()).resolves.toMatchObject({ fees: { delivery: 0 } });
  });
});
