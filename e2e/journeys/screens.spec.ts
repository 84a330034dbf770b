import { expectAccessible, expectNoHorizontalScroll, expectStructure } from '../support/screenChecks.ts';
import { screens } from '../support/screens.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts.ts';
import { expect, test } from '../support/test.ts';
import { trackNetworkIdle } from '../support/trackNetworkIdle.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test.use({ viewport: PHONE });

for (const screen of screens) {
  test(`the screen '${screen.name}' opens without errors and is accessible`, async ({ page, context, database }) => {
    await recordLayoutShifts(page);
    const waitForNetworkIdle = trackNetworkIdle(page);
    await screen.open({ page, context, database });
    await expect(screen.shows(page)).toBeVisible();
    await waitForNetworkIdle();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect.soft(page).toHaveTitle(titleOf(screen.title));
    await expectNoLayoutShift(page);
    if (screen.hasOwnHeader !== true) await expectStructure(page);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'light');
    await page.setViewportSize(DESK);
    if (screen.hasOwnHeader === true) await expectStructure(page);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'dark');
  });
}

function titleOf(title: string | RegExp): string | RegExp {
  return typeof title === 'string' ? `${title} · Kirana` : new RegExp(`${title.source.replace(/\$$/, '')} · Kirana$`);
}
