import { expectNoLayoutShift, recordLayoutShifts } from './layoutShifts.ts';
import { expectAccessible, expectNoHorizontalScroll, expectStructure } from './screenChecks.ts';
import { screens } from './screens.ts';
import { DRILLED } from './sizes.ts';
import { expect, test } from './test.ts';
import { trackNetworkIdle } from './trackNetworkIdle.ts';

/** The size of a window, and the color scheme that its device prefers. */
interface Looks {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/** The narrowest window in which all screens have the shop's header. */
const WIDE = 768;

/** Screens that only the drills open: another screen has their layout, and tests of components hold their texts and links. */
const DRILLED_SCREENS: ReadonlySet<string> = new Set([
  'search without results',
  'empty address book',
  'favourites, none yet',
  'order again, no orders yet',
  'orders, none yet',
  'order of another shopper',
  'cancel',
  'unknown URL',
  'sub-categories for admins, no match',
  'orders for admins, no match',
  'products for admins, no match',
  'import not found',
  'webhook not found',
  'deliveries without permission',
]);

/** Declares a test for each screen of the shop. */
export function testScreens({ viewport, colorScheme }: Looks): void {
  test.use({ viewport, colorScheme });
  for (const screen of screens) {
    const tag = DRILLED_SCREENS.has(screen.name) ? DRILLED : '';
    test(`the screen '${screen.name}' opens without errors and is accessible${tag}`, async ({
      page,
      context,
      database,
    }) => {
      await recordLayoutShifts(page);
      const waitForNetworkIdle = trackNetworkIdle(page);
      await screen.open({ page, context, database });
      await expect(screen.shows(page)).toBeVisible();
      await waitForNetworkIdle();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expect.soft(page).toHaveTitle(titleOf(screen.title));
      await expectNoLayoutShift(page);
      if (screen.hasOwnHeader !== true || viewport.width >= WIDE) await expectStructure(page);
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, colorScheme);
    });
  }
}

function titleOf(title: string | RegExp): string | RegExp {
  return typeof title === 'string' ? `${title} · Kirana` : new RegExp(`${title.source.replace(/\$$/, '')} · Kirana$`);
}
