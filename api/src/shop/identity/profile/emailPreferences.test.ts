import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { updateMailOptOuts } from '../../../platform/mail/mailOptOut.ts';
import { makeSession, makeShopper } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';

describe('the e-mail preferences', () => {
  let viewer: SessionViewer;
  beforeEach(async () => {
    viewer = await makeSession(await makeShopper());
  });

  const preferences = async (of = viewer) => {
    const query = '{ viewer { emailPreferences { orderUpdates backInStock } } }';
    return (await executeGraphql(query, {}, of)).data.viewer.emailPreferences;
  };
  const update = async (input: object) => {
    const query = `mutation ($input: EmailPreferencesUpdateInput!) {
      emailPreferencesUpdate(input: $input) { viewer { emailPreferences { orderUpdates backInStock } } }
    }`;
    return (await executeGraphql(query, { input }, viewer)).data.emailPreferencesUpdate;
  };

  it('are all on at first', async () => {
    expect(await preferences()).toEqual({ orderUpdates: true, backInStock: true });
  });

  it('change one by one, and back', async () => {
    const off = { orderUpdates: false, backInStock: true };
    for (const input of [{ orderUpdates: false }, { orderUpdates: false }, { backInStock: null }, {}]) {
      expect((await update(input)).viewer.emailPreferences).toEqual(off);
    }
    expect(await preferences()).toEqual(off);
    await update({ orderUpdates: true, backInStock: false });
    expect(await preferences()).toEqual({ orderUpdates: true, backInStock: false });
  });

  it('are their own', async () => {
    const other = await makeSession(await makeShopper());
    await update({ orderUpdates: false });
    expect(await preferences(other)).toEqual({ orderUpdates: true, backInStock: true });
  });

  it('of a deleted account do not come back', async () => {
    const { userId } = viewer;
    await db.user.update({ where: { id: userId }, data: { status: 'INACTIVE' } });
    await updateMailOptOuts(userId, { ORDER_UPDATES: false });
    expect(await db.mailOptOut.count({ where: { userId } })).toBe(0);
  });
});
