import { expectAccessible, expectNoSidewaysScroll, expectStructure } from '../shop/screenChecks.ts';
import { screens } from '../shop/screens.ts';
import { expectNothingShifted, watchShifts } from '../shop/shifts.ts';
import { expect, test } from '../shop/test.ts';
import { watchRequests } from '../shop/watchRequests.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test.use({ viewport: PHONE });

for (const screen of screens) {
  test(`the screen '${screen.name}' opens without a complaint and is usable by everybody`, async ({
    page,
    context,
    database,
  }) => {
    await watchShifts(page);
    const settled = watchRequests(page);
    await screen.open({ page, context, database });
    await expect(screen.shows(page)).toBeVisible();
    await settled();
    await expect.soft(page).toHaveTitle(titleOf(screen.title));
    await expectNothingShifted(page);
    await expectStructure(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'light');
    await page.setViewportSize(DESK);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'dark');
  });
}

function titleOf(title: string | RegExp): string | RegExp {
  return typeof title === 'string' ? `${title} · Kirana` : new RegExp(`${title.source.replace(/\$$/, '')} · Kirana$`);
}
