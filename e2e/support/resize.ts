import type { Page } from '@playwright/test';

/**
 * Resizes the page, and waits until it is laid out: in the first frame it can have the new width, but the media queries of the old one; what
 * React renders for them, and a font that only the new size needs, come after it. A page that draws no frame is not waited for.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    const layOut = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await document.fonts.ready;
    };
    await Promise.race([layOut(), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
}
