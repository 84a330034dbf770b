import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const DIALOG = '[role$="dialog"]';

/** The page does not scroll sideways. (A phone's `innerWidth` would grow with what is too wide.) */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `width of the content of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** One h1, the three landmarks, a title of its own. */
export async function expectStructure(page: Page): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page.getByRole('banner')).toHaveCount(1);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(1);
}

/** Axe finds nothing serious on what is shown, in the given colours. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await colorsSettled(page, colorScheme);
  const violations = await findViolations(page);
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) }));
  expect.soft(serious, `what axe finds in ${colorScheme}`).toEqual([]);
}

async function findViolations(page: Page): Promise<AxeResults['violations']> {
  // The page's own policy forbids scripts of others; what a test evaluates is let in. A page that is looked at twice has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What lies behind a dialog is inert, and looked at where nothing lies over it.
  const context = (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'html';
  return page.evaluate(async (selector) => {
    // Otherwise each element that passes would be described too: most of the time.
    const { violations } = await window.axe.run(selector, { resultTypes: ['violations'], iframes: false });
    return violations;
  }, context);
}

/**
 * New colours come by transitions; what is half way between two schemes is nothing that a person reads. The page hears of the
 * other scheme a moment after it was set.
 */
async function colorsSettled(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await nextFrame();
    await nextFrame();
    while (transitions().length > 0) {
      await Promise.allSettled(transitions().map(({ finished }) => finished));
      await nextFrame();
    }
  });
}
