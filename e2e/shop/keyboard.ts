import { expect, type Locator, type Page } from '@playwright/test';

/** How often Tab may be pressed before a control counts as out of reach. */
const MOST_TABS = 80;

/** What the eye sees of the focus: nothing, a ring, or a ring that something covers. */
type FocusSight = 'none' | 'seen' | 'covered';

/**
 * Presses Tab (or Shift+Tab) until the control has the focus, as a person does who looks at the screen: wherever the focus
 * stops on the way, it has to be seen.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    await expectSeenFocus(page);
  }
  expect(await hasFocus(target), `${String(target)} within ${MOST_TABS} presses of ${key}`).toBe(true);
}

/** Goes to a control by Tab and presses it. */
export async function pressByKey(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** Rings may take a moment to be drawn. */
async function expectSeenFocus(page: Page): Promise<void> {
  const { sight, element } = await focusSight(page);
  if (sight === 'seen') return;
  await expect.poll(async () => (await focusSight(page)).sight, `the focus on ${element}`).toBe('seen');
}

/** Whether the focused element, its pseudo-elements or the box it sits in draws an outline that is not covered. */
function focusSight(page: Page): Promise<{ sight: FocusSight; element: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { sight: 'seen', element: 'the page itself' };
    const element = focused.outerHTML.slice(0, 160);
    const candidates: [Element, string | null][] = [
      [focused, null],
      [focused, '::before'],
      [focused, '::after'],
      [focused.parentElement ?? focused, null],
    ];
    const isRinged = candidates.some(([drawn, pseudo]) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isRinged) return { sight: 'none', element };
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isInSight = [0.1, 0.5, 0.9].some((share) => {
      const found = document.elementFromPoint(left + width * share, top + height * share);
      return found !== null && (focused.contains(found) || found.contains(focused));
    });
    return { sight: isInSight ? 'seen' : 'covered', element };
  });
}
