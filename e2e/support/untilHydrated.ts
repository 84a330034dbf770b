import type { Page } from '@playwright/test';

/** Waits until React has hydrated the whole page that the server rendered, which on a visitor's phone begins with its first use. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('a, button')];
    return (
      controls.length > 0 && controls.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')))
    );
  });
}
