import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const DIALOG = '[role$="dialog"]';

/**
 * The page has no horizontal scroll; a failure names what is too wide. The check uses `scrollWidth`, because a phone's `innerWidth`
 * grows with wide content.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { width, wide } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth,
    );
    return { width: scrollWidth, wide: wide.slice(0, 10).map((element) => element.outerHTML.slice(0, 120)) };
  });
  const message = [`width of the content of ${page.url()}`, ...wide].join('\n');
  expect.soft(width, message).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** The page has one h1 and the three landmarks banner, main and contentinfo. */
export async function expectStructure(page: Page): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page.getByRole('banner')).toHaveCount(1);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(1);
}

/** Axe finds no serious violation on the page in the given color scheme. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await waitForColorTransitions(page, colorScheme);
  const violations = await findViolations(page);
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) }));
  expect.soft(serious, `axe violations in ${colorScheme}`).toEqual([]);
}

async function findViolations(page: Page): Promise<AxeResults['violations']> {
  // The page's content security policy blocks script tags, but not what a test evaluates. A second check of the page reuses axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // The page behind a dialog is inert; its own test checks it without the dialog.
  const context = (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'html';
  return page.evaluate(async (selector) => {
    // Axe spends most of its time on describing the passes, which this option omits.
    const { violations } = await window.axe.run(selector, { resultTypes: ['violations'], iframes: false });
    return violations;
  }, context);
}

/**
 * Waits until the page has applied the color scheme and its color transitions have finished, because axe would measure the
 * contrast of intermediate colors.
 */
async function waitForColorTransitions(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
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
