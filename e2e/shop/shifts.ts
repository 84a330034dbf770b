import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has moved since the page opened, without a press that explains it. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** The part of the LayoutShift entry that counts; TypeScript's DOM does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const MOST_SHIFT = 0.02;

/** Call before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const note = (entry: LayoutShift) => {
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : '(text)',
      );
      if (!entry.hadRecentInput) window.shifts.push({ value: entry.value, moved });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as LayoutShift); // the type observed
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectNothingShifted(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(total, `layout shift on ${page.url()}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(MOST_SHIFT);
}
