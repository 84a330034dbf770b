import { chromium, devices } from '@playwright/test';
import { findChromium } from '../../e2e/setup/findChromium.ts';
import { median } from '../driver/statistics.ts';

const FIRST_MS = 6000;

/** The CPU time of each page's main thread in its first six seconds on a phone's screen, in milliseconds: the median of several visits, in turns. */
export async function mainThreadMs(urls: readonly string[], visits: number): Promise<number[]> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  try {
    const times = urls.map((): number[] => []);
    for (let visit = 0; visit < visits; visit += 1) {
      for (const [index, url] of urls.entries()) {
        const context = await browser.newContext(devices['Pixel 7']);
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        await page.goto(url, { waitUntil: 'commit' });
        await page.waitForTimeout(FIRST_MS);
        const { metrics } = await session.send('Performance.getMetrics');
        times[index]?.push(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN));
        await context.close();
      }
    }
    return times.map(median);
  } finally {
    await browser.close();
  }
}
