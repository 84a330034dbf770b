import type { BrowserContext, Page } from '@playwright/test';
import { expectNoLayoutShift, recordLayoutShifts } from '../../e2e/support/layoutShifts.ts';
import { insertProduct, milkListingPath } from '../../e2e/support/products.ts';
import { screens } from '../../e2e/support/screens.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { expectAnswerInNextFrame, openAndUse, slowDown as slowProcessor } from '../../e2e/support/slowPhone.ts';
import { trackNetworkIdle } from '../../e2e/support/trackNetworkIdle.ts';
import { expectUnmovedByTakeover } from '../../e2e/support/unmovedByTakeover.ts';
import { untilHydrated } from '../../e2e/support/untilHydrated.ts';

const FONT_DELAY_MS = 60;
const MAX_STYLE_RECALCULATIONS = 15;

test.use({ viewport: { width: 360, height: 740 }, isFirstVisit: true });

async function slowDown(page: Page, context: BrowserContext): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 }); // a phone, which draws between React's tasks
}

/** Uses a page without a press, which has it hydrated. */
async function usePage(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await untilHydrated(page);
}

test("the screen 'listing' has no layout shift on a slow phone", async ({ page, context, database }) => {
  await recordLayoutShifts(page);
  await slowDown(page, context);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS)); // the fonts come while React hydrates the page
    await route.continue();
  });
  await page.goto(await milkListingPath(database));
  await expect(page.getByRole('list', { name: 'Quick filters' })).toBeVisible();
  await usePage(page);
  await page.waitForLoadState('networkidle');
  await expectNoLayoutShift(page);
});

test('a page that is scrolled before the client takes it over never moves on a slow phone', async ({
  page,
  context,
}) => {
  await expectUnmovedByTakeover(page, () => slowDown(page, context));
});

test('a phone has few style recalculations on the home page', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await page.goto('/');
  await usePage(page);
  const { metrics } = await devTools.send('Performance.getMetrics');
  const recalculations = metrics.find(({ name }) => name === 'RecalcStyleCount')?.value;
  expect(recalculations).toBeLessThanOrEqual(MAX_STYLE_RECALCULATIONS);
});

for (const screen of screens.filter(({ isOpenedByPress }) => isOpenedByPress)) {
  test(`the screen '${screen.name}' has no layout shift after the press that opens it`, async ({
    page,
    context,
    database,
  }) => {
    await recordLayoutShifts(page, 'whole visit');
    const waitForNetworkIdle = trackNetworkIdle(page);
    await screen.open({ page, context, database });
    await expect(screen.shows(page)).toBeVisible();
    await waitForNetworkIdle();
    await expectNoLayoutShift(page);
  });
}

for (const waitMs of [100, 400, 1500])
  test(`a slow phone answers a press ${waitMs} ms after the first use in the next frame`, async ({
    page,
    database,
  }) => {
    const product = await insertProduct(database, { stock: 3 });
    await slowProcessor(page);
    const add = await openAndUse(page, product);
    await page.waitForTimeout(waitMs);
    await add.click();
    await expectAnswerInNextFrame(page);
    await expect(page).toHaveURL(/\/login\?next=/);
  });
