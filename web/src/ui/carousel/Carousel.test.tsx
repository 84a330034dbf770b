import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeObservers } from '../testing/fakeObservers.ts';
import { Carousel } from './Carousel.tsx';

/** A carousel of `width` pixels in a window of 300; jsdom has no layout, so `scrollBy` sets the position at once. */
function renderCarousel(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  HTMLElement.prototype.scrollBy = function scrollBy(this: HTMLElement, options?: ScrollToOptions | number) {
    const step = typeof options === 'object' ? (options.left ?? 0) : 0;
    this.scrollLeft = Math.min(Math.max(this.scrollLeft + step, 0), width - 300);
    fireEvent.scroll(this);
  };
  render(
    <Carousel label="Milk" step={200}>
      <li>Toned milk</li>
    </Carousel>,
  );
  // By label, because jsdom counts as a phone, on which the arrows are hidden.
  const arrow = (name: string) => screen.getByLabelText(name);
  return {
    list: screen.getByRole('list', { name: 'Milk' }),
    back: arrow('Scroll Milk back'),
    on: arrow('Scroll Milk forward'),
  };
}

const isSeen = (arrow: HTMLElement) => getComputedStyle(arrow).visibility === 'visible';

describe('Carousel', () => {
  beforeEach(() => {
    fakeObservers();
  });

  it('has no arrows when everything fits', () => {
    const { back, on } = renderCarousel(300);
    expect([back, on].map(isSeen)).toEqual([false, false]);
  });

  it('scrolls by its step, and hides its arrows at the ends', () => {
    const { list, back, on } = renderCarousel(600);
    expect([back, on].map(isSeen)).toEqual([false, true]);

    fireEvent.click(on);
    expect(list.scrollLeft).toBe(200);
    expect([back, on].map(isSeen)).toEqual([true, true]);

    fireEvent.click(on);
    expect(list.scrollLeft).toBe(300);
    expect([back, on].map(isSeen)).toEqual([true, false]);
  });

  it('moves the focus of a hidden arrow to the other one', () => {
    const { back, on } = renderCarousel(400);
    on.focus();
    fireEvent.click(on);
    expect(back).toHaveFocus();
    fireEvent.click(back);
    expect(on).toHaveFocus();
  });
});
