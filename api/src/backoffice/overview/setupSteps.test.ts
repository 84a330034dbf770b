import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE_HANDLES } from '@kirana/shared/pages.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { db } from '../../platform/db/client.ts';
import { makeProduct, makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { publishPage, savePageDraft } from '../pages/writePage.ts';
import { findSetupSteps, SETUP_STEPS, skipSetupStep } from './setupSteps.ts';

describe('The steps of a shop’s setup', () => {
  let owner: Viewer;
  beforeEach(async () => {
    await db.skippedSetupStep.deleteMany();
    await db.product.deleteMany();
    await db.user.updateMany({ data: { status: 'INACTIVE' } });
    owner = await makeStaff('SETTINGS');
  });

  const find = ({ shop = TEST_TERMS, takesOnlinePayments = false, as = owner } = {}) =>
    findSetupSteps(as, { shop, takesOnlinePayments });
  const done = async (options?: Parameters<typeof find>[0]) =>
    (await find(options)).filter(({ isDone }) => isDone).map(({ key }) => key);

  it('are all open in a new shop', async () => {
    expect((await find()).map(({ key }) => key)).toEqual(SETUP_STEPS);
    expect(await done()).toEqual([]);
  });

  it('are done by what the shop has', async () => {
    await makeProduct();
    await makeStaff('ORDERS');
    const shop = {
      ...TEST_TERMS,
      brand: { ...TEST_TERMS.brand, name: 'Sharma Stores' },
      seller: { ...TEST_TERMS.seller, fssai: '10012345000012' },
    };
    expect(await done({ shop, takesOnlinePayments: true })).toEqual([
      'NAME',
      'FSSAI',
      'ONLINE_PAYMENT',
      'STAFF',
      'PRODUCTS',
    ]);
  });

  it('ask for the seller until no invented name or address is left', async () => {
    const shopOf = (seller: Partial<typeof TEST_TERMS.seller>) => ({
      ...TEST_TERMS,
      seller: { ...TEST_TERMS.seller, gstin: '29AAGCB7383J1Z4', ...seller },
    });
    expect(await done({ shop: shopOf({ name: 'Sharma Stores' }) })).toEqual([]);
    expect(await done({ shop: shopOf({ address: '4 MG Road' }) })).toEqual([]);
    expect(await done({ shop: shopOf({ name: 'Sharma Stores', address: '4 MG Road' }) })).toEqual(['SELLER']);
  });

  it('count the pages that still have the sample text, also beside a draft', async () => {
    const pages = async () => (await find()).find(({ key }) => key === 'PAGES');
    const [first = 'TERMS', ...others] = PAGE_HANDLES;
    await savePageDraft(owner, { handle: first, revision: 0, body: '# Ours' });
    expect(await pages()).toMatchObject({ isDone: false, remaining: 6 });
    await publishPage(owner, { handle: first, revision: 1 }, new Date());
    expect(await pages()).toMatchObject({ isDone: false, remaining: 5 });
    for (const handle of others) {
      await savePageDraft(owner, { handle, revision: 0, body: '# Ours' });
      await publishPage(owner, { handle, revision: 1 }, new Date());
    }
    await savePageDraft(owner, { handle: first, revision: 0, body: '# Next' });
    expect(await pages()).toMatchObject({ isDone: true, remaining: 0 });
  });

  it('are left out and taken in again, also twice', async () => {
    const skipped = async () => (await find()).filter(({ isSkipped }) => isSkipped).map(({ key }) => key);
    for (const isSkipped of [true, true]) await skipSetupStep(owner, 'FSSAI', isSkipped);
    expect(await skipped()).toEqual(['FSSAI']);
    for (const isSkipped of [false, false]) await skipSetupStep(owner, 'FSSAI', isSkipped);
    expect(await skipped()).toEqual([]);
  });

  it('are of those who keep the settings', async () => {
    for (const as of [await makeShopper(), await makeStaff('ORDERS')]) {
      await expect(find({ as })).rejects.toBeInstanceOf(ForbiddenError);
      await expect(skipSetupStep(as, 'FSSAI', true)).rejects.toBeInstanceOf(ForbiddenError);
    }
    await expect(skipSetupStep(await makeStaff('REPORTS'), 'FSSAI', true)).rejects.toBeInstanceOf(ForbiddenError);
  });
});
