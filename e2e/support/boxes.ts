import type { Locator, Page } from '@playwright/test';

/** Where something is, in pixels from the window's left and top edge. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box of one visible element. @throws if it is not visible */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not visible`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** The boxes of all elements, in the document's order. */
export function boxesOf(elements: Locator): Promise<Box[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

/**
 * The left and right edge of what is visible in a landmark. What scrolls sideways counts as wide as the part that is seen, and what is
 * placed over the page, such as the arrows of a carousel, does not count.
 */
export function edgesOf(page: Page, role: 'banner' | 'main'): Promise<Pick<Box, 'left' | 'right'>> {
  return page.getByRole(role).evaluate((landmark) => {
    const edges = { left: Infinity, right: -Infinity };
    const visit = (element: Element) => {
      const { display, position, overflowX } = getComputedStyle(element);
      if (position === 'absolute' || position === 'fixed') return;
      const { left, right, width, height } = element.getBoundingClientRect();
      const isContent = element.matches('a, button, input, img, h1, h2, ul, section, article, nav');
      if (isContent && display !== 'contents' && width > 0 && height > 0) {
        edges.left = Math.min(edges.left, Math.round(left));
        edges.right = Math.max(edges.right, Math.round(right));
      }
      if (overflowX === 'visible') for (const child of element.children) visit(child);
    };
    visit(landmark);
    return edges;
  });
}

/** The texts among the elements that are cut off by their own box. */
export function cutTexts(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map(({ textContent }) => textContent),
  );
}
