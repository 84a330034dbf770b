import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { system } from '../ui/theme/system.ts';
import { fakeObservers } from './fakeObservers.ts';
import { Shelf } from './Shelf.tsx';

/** A shelf of `width` pixels in a window of 300; jsdom, which lays nothing out, scrolls where it is told at once. */
function renderShelf(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  HTMLElement.prototype.scrollBy = function scrollBy(this: HTMLElement, options?: ScrollToOptions | number) {
    const step = typeof options === 'object' ? (options.left ?? 0) : 0;
    this.scrollLeft = Math.min(Math.max(this.scrollLeft + step, 0), width - 300);
    fireEvent.scroll(this);
  };
  render(
    <ChakraProvider value={system}>
      <Shelf label="Milk" step={200}>
        <li>Toned milk</li>
      </Shelf>
    </ChakraProvider>,
  );
  // Phones do without the arrows, and jsdom takes its window for one.
  const arrow = (name: string) => screen.getByLabelText(name);
  return {
    list: screen.getByRole('list', { name: 'Milk' }),
    back: arrow('Scroll Milk back'),
    on: arrow('Scroll Milk on'),
  };
}

const isSeen = (arrow: HTMLElement) => getComputedStyle(arrow).visibility === 'visible';

describe('Shelf', () => {
  beforeEach(() => {
    fakeObservers();
  });

  it('has no arrows when everything fits', () => {
    const { back, on } = renderShelf(300);
    expect([back, on].map(isSeen)).toEqual([false, false]);
  });

  it('goes on by its step, and its arrows vanish at the ends', () => {
    const { list, back, on } = renderShelf(600);
    expect([back, on].map(isSeen)).toEqual([false, true]);

    fireEvent.click(on);
    expect(list.scrollLeft).toBe(200);
    expect([back, on].map(isSeen)).toEqual([true, true]);

    fireEvent.click(on);
    expect(list.scrollLeft).toBe(300);
    expect([back, on].map(isSeen)).toEqual([true, false]);
  });

  it('hands the focus of an arrow that vanishes to the other one', () => {
    const { back, on } = renderShelf(400);
    on.focus();
    fireEvent.click(on);
    expect(back).toHaveFocus();
    fireEvent.click(back);
    expect(on).toHaveFocus();
  });
});
