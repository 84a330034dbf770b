import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts of the page that its visitor did not cause. */
    layoutShifts: MeasuredShift[];
    reportLayoutShift: (path: string, shift: MeasuredShift) => Promise<void>;
  }
}

interface MeasuredShift {
  value: number;
  /** The elements that moved, as the start of their HTML; of a slowed page with their boxes before and after. */
  moved: string[];
}

/** Whether a check ends with the first press on the page, or goes on and leaves out what follows a press within half a second. */
type RecordedTime = 'before input' | 'whole visit';

/** The fields of a LayoutShift entry that the checks read; TypeScript's DOM library lacks the type. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const MAX_LAYOUT_SHIFT = 0.02;

/**
 * Records layout shifts from the next navigation on. How long after a press a shift comes depends on the machine, so a journey
 * records those before its first press.
 */
export async function recordLayoutShifts(page: Page, time: RecordedTime = 'before input'): Promise<void> {
  await page.addInitScript((recordedTime) => {
    window.layoutShifts = [];
    let firstInput = Infinity;
    const setFirstInput = ({ timeStamp }: Event) => (firstInput = Math.min(firstInput, timeStamp));
    if (recordedTime === 'before input')
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, setFirstInput, { capture: true });
    const record = (entry: LayoutShift) => {
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : '(text)',
      );
      if (!entry.hadRecentInput && entry.startTime < firstInput)
        window.layoutShifts.push({ value: entry.value, moved });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as LayoutShift); // the type observed
    }).observe({ type: 'layout-shift', buffered: true });
  }, time);
}

/** The page's layout shifts stay below the limit. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const layoutShifts = await page.evaluate(() => window.layoutShifts);
  const total = layoutShifts.reduce((sum, { value }) => sum + value, 0);
  expect
    .soft(total, `layout shift on ${page.url()}: ${JSON.stringify(layoutShifts, null, 2)}`)
    .toBeLessThan(MAX_LAYOUT_SHIFT);
}

/**
 * Throttles a page's processor and collects the layout shifts of all its documents by their path. Those within half a second of a
 * press are left out, as browsers do.
 */
export async function collectLayoutShifts(
  page: Page,
  throttling: number,
): Promise<ReadonlyMap<string, MeasuredShift[]>> {
  const shifts = new Map<string, MeasuredShift[]>();
  await page.exposeFunction('reportLayoutShift', (path: string, shift: MeasuredShift) => {
    shifts.set(path, [...(shifts.get(path) ?? []), shift]);
  });
  await page.addInitScript(() => {
    if (window !== window.top) return; // a mail's frame may not run scripts
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 120) ?? '(gone)'} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        if (!hadRecentInput) void window.reportLayoutShift(location.pathname, { value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  return shifts;
}

/** The layout shifts of a document stay below the limit, on each path. */
export function expectNoShiftOnAnyPath(shifts: ReadonlyMap<string, MeasuredShift[]>): void {
  for (const [path, ofPath] of shifts) {
    const total = ofPath.reduce((sum, { value }) => sum + value, 0);
    expect.soft(total, `layout shift on ${path}: ${JSON.stringify(ofPath, null, 2)}`).toBeLessThan(MAX_LAYOUT_SHIFT);
  }
}
