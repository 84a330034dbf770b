import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts since the page opened that no recent input caused. */
    layoutShifts: { value: number; moved: string[] }[];
  }
}

/** The fields of a LayoutShift entry that the checks read; TypeScript's DOM library lacks the type. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const MAX_LAYOUT_SHIFT = 0.02;

/** Records layout shifts from the next navigation on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const record = (entry: LayoutShift) => {
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : '(text)',
      );
      if (!entry.hadRecentInput) window.layoutShifts.push({ value: entry.value, moved });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as LayoutShift); // the type observed
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The page's layout shifts stay below the limit. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const layoutShifts = await page.evaluate(() => window.layoutShifts);
  const total = layoutShifts.reduce((sum, { value }) => sum + value, 0);
  expect
    .soft(total, `layout shift on ${page.url()}: ${JSON.stringify(layoutShifts, null, 2)}`)
    .toBeLessThan(MAX_LAYOUT_SHIFT);
}
