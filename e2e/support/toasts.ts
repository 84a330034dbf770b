import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts of the toasts that the document has shown. */
    toasts: string[];
    /** The actions and sums of a page that toasts have covered. */
    coveredControls: string[];
  }
}

/**
 * Records the toasts of each page, because a success is shown for two seconds, which a busy machine may not see. The function uses
 * no variable of this module, because Playwright sends its source to the browser.
 */
export function recordToasts(): void {
  if (window !== window.top) return; // a mail's frame may not run scripts
  window.toasts = [];
  const record = (element: Element) => {
    if (element.matches('[role=status], [role=alert]')) window.toasts.push(element.textContent);
  };
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.parentElement?.matches('[data-live-announcer]')) record(node);
      if (node.matches('[data-live-announcer]')) for (const toast of node.children) record(toast);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The page has shown a toast that contains the text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => window.toasts.join('\n'))).toContain(text);
  }).toPass();
}

/** Records from the next navigation on which actions and sums a toast covers, also of a page that is rendered while it is shown. */
export async function recordCoveredControls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.coveredControls = [];
    const record = () => {
      for (const toast of document.querySelectorAll<HTMLElement>('[data-live-announcer] > *')) {
        const area = toast.getBoundingClientRect();
        toast.style.pointerEvents = 'none';
        for (const control of document.querySelectorAll(
          'main :is(a, button, input, select, dd), [role=dialog] button',
        )) {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const isInside = x > area.left && x < area.right && y > area.top && y < area.bottom;
          if (isInside && control.contains(document.elementFromPoint(x, y)))
            window.coveredControls.push(`${toast.textContent}: ${control.outerHTML.slice(0, 120)}`);
        }
        toast.style.pointerEvents = '';
      }
    };
    new MutationObserver((mutations) => {
      if (!mutations.some(({ addedNodes }) => addedNodes.length > 0)) return;
      if (document.querySelector('[data-live-announcer] > *') !== null) requestAnimationFrame(record);
    }).observe(document, { childList: true, subtree: true });
  });
}
