import type { Locator, Page } from '@playwright/test';
import { addName } from './products.ts';
import { expect } from './test.ts';

const THROTTLING = 4;
/** The frames in which a press is answered: the one that follows it, and one that the browser may have begun before. */
const MAX_FRAMES = 2;

declare global {
  interface Window {
    /** How many frames after its press the button was drawn as busy or replaced; null before. */
    framesToAnswer: number | null;
  }
}

/** Slows the page's processor down, and counts the frames from the first press of a button to the first one that answers it. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.addInitScript(() => {
    window.framesToAnswer = null;
    const count = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null) return;
      removeEventListener('click', count, { capture: true });
      let frames = 0;
      const onFrame = () => {
        frames += 1;
        if (button.ariaBusy === 'true' || !button.isConnected) window.framesToAnswer = frames;
        else requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    };
    addEventListener('click', count, { capture: true });
  });
}

export async function expectAnswerInNextFrame(page: Page): Promise<void> {
  const framesToAnswer = () => page.evaluate(() => window.framesToAnswer);
  await expect.poll(framesToAnswer).not.toBeNull();
  expect(await framesToAnswer()).toBeLessThanOrEqual(MAX_FRAMES);
}

/** Opens a product's page, uses it without a press, and returns its Add. */
export async function openAndUse(page: Page, { name, path }: { name: string; path: string }): Promise<Locator> {
  await page.goto(path, { waitUntil: 'domcontentloaded' }); // the script that keeps presses has run
  const add = page.getByRole('main').getByRole('button', { name: addName(name) });
  await add.waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  return add;
}
