import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
    /** The elements that axe has checked, with their tags. */
    checkedElements: WeakMap<Element, string>;
  }
}

/** Each page parses it: the whole source takes a third more of its time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DIALOG = '[role$="dialog"]';

/** The rules of axe that read colors or sizes, which a color scheme or a width changes. */
const STYLE_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * The page has no horizontal scroll; a failure names what is too wide. The check uses `scrollWidth`, because a phone's `innerWidth`
 * grows with wide content. It waits for the next frame, because a page that was resized has the media queries of its old width before.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { width, wide } = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // The page behind a dialog is inert; its own test checks it without the dialog.
  const context = (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'html';
  return page.evaluate(findViolationsIn, { selector: context, styleRules: STYLE_RULES });
}

/**
 * Runs axe on a selector's matches. A rule that depends on the styles checks all of it each time, another rule only the elements
 * that are new, changed, or newly shown or hidden since the page's last check, with the control that contains them.
 */
async function findViolationsIn({ selector, styleRules }: { selector: string; styleRules: string[] }) {
  // Axe spends most of its time on describing the passes, which this option omits. The rule is off by default.
  const rules: RunOptions['rules'] = { 'label-content-name-mismatch': { enabled: true } };
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, rules };
  const isFirstCheck = !('checkedElements' in window);
  if (isFirstCheck) window.checkedElements = new WeakMap();
  const changed = new Set<Element>();
  for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
    const isShown = element.getClientRects().length > 0;
    const tag = isShown ? (element.cloneNode(false) as Element).outerHTML : ''; // a clone of an element is one
    if ((window.checkedElements.get(element) ?? '') !== tag) {
      const control = element.parentElement?.closest('a, button, label, summary, li, [aria-hidden], [role]');
      if (isShown) changed.add(element);
      if (control) changed.add(control);
    }
    window.checkedElements.set(element, tag);
  }
  const include = [...changed];
  if (isFirstCheck || include.some((element) => element.matches(selector))) {
    return (await window.axe.run(selector, options)).violations;
  }
  const { violations } = await window.axe.run(selector, { ...options, rules: {}, runOnly: styleRules });
  if (include.length === 0) return violations;
  for (const rule of styleRules) rules[rule] = { enabled: false };
  return [...violations, ...(await window.axe.run({ include }, options)).violations];
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
