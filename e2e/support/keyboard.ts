import { expect, type Locator, type Page } from '@playwright/test';

/** The presses of Tab after which a control counts as unreachable. */
const MAX_TABS = 80;

/** Whether the focus has a visible ring, a ring that another element covers, or none. */
type FocusVisibility = 'none' | 'visible' | 'covered';

/**
 * Presses Tab (or Shift+Tab) until the control has the focus. Every element that gets the focus on the way must show a visible
 * focus ring.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  expect(await hasFocus(target), `${String(target)} within ${MAX_TABS} presses of ${key}`).toBe(true);
}

/** Moves the focus to a control with Tab and presses it, also where the page has rendered it again since. */
export async function pressByKey(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await target.press(key);
}

/** Moves the focus to a field with Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** Polls, because a ring may be candidate a frame later. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const { visibility, element } = await focusVisibility(page);
  if (visibility === 'visible') return;
  await expect.poll(async () => (await focusVisibility(page)).visibility, `the focus on ${element}`).toBe('visible');
}

/** Whether the focused element, its pseudo-elements or its parent draws an outline that no other element covers. */
function focusVisibility(page: Page): Promise<{ visibility: FocusVisibility; element: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { visibility: 'visible', element: 'the document' };
    const element = focused.outerHTML.slice(0, 160);
    const candidates: [Element, string | null][] = [
      [focused, null],
      [focused, '::before'],
      [focused, '::after'],
      [focused.parentElement ?? focused, null],
    ];
    const isRinged = candidates.some(([candidate, pseudo]) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isRinged) return { visibility: 'none', element };
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isUncovered = [0.1, 0.5, 0.9].some((fraction) => {
      const found = document.elementFromPoint(left + width * fraction, top + height * fraction);
      return found !== null && (focused.contains(found) || found.contains(focused));
    });
    return { visibility: isUncovered ? 'visible' : 'covered', element };
  });
}
