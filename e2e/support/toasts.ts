import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts of the toasts that the document has shown. */
    toasts: string[];
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
