import { fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { Observable } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPictures } from '../shop/catalogue/pictureSizes.ts';
import { preloadOnIntent } from './preloadOnIntent.ts';

const dispose = vi.fn();
const response = {
  data: { product: { pictures: [{ srcSet: '/media/milk/384.webp 384w' }, { srcSet: '/media/other' }] } },
};
const source = Observable.from(response);
const loader = vi.fn(() => ({ dispose, source }));
const handle = async () => firstPictures('pictures', '100vw', 1);
const importPage = vi.fn(async () => () => null);

/** The listeners stay on the document, so they are added once. */
let isListening = false;

beforeEach(() => {
  vi.useFakeTimers();
  if (isListening) return;
  isListening = true;
  const routes: RouteObject[] = [
    { path: '/', Component: () => null },
    { id: 'catalogue/product', path: '/product/:slug', loader, lazy: { Component: importPage, handle } },
    { path: '/cart', loader, lazy: { Component: importPage } },
    { id: 'catalogue/listing', path: '/:category/:subCategory', loader, lazy: { Component: importPage } },
  ];
  preloadOnIntent(createMemoryRouter(routes));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function renderLink(href: string): HTMLElement {
  const { container } = render(
    <a href={href}>
      <b>Toned Milk</b>
    </a>,
  );
  return container.querySelector('b') ?? container;
}

describe('preloadOnIntent', () => {
  it('loads the code and the data of a page when a pointer rests on its link, once, and releases the data', () => {
    const link = renderLink('/product/milk-prod_1');
    fireEvent.pointerOver(link, { pointerType: 'mouse' });
    vi.advanceTimersByTime(50);
    expect(loader).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(loader).toHaveBeenCalledWith(expect.objectContaining({ params: { slug: 'milk-prod_1' } }), undefined);
    expect(importPage).toHaveBeenCalledTimes(1);
    fireEvent.touchStart(link);
    expect(loader).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(dispose).toHaveBeenCalledTimes(1);
  });

  it('loads the first pictures in the size in which the page shows them', async () => {
    const images: Partial<HTMLImageElement>[] = [];
    const addImage = vi.fn(function Image(this: Partial<HTMLImageElement>) {
      images.push(this);
    });
    vi.stubGlobal('Image', addImage);
    fireEvent.touchStart(renderLink('/product/milk-prod_4'));
    await expect.poll(() => images).toEqual([{ srcset: '/media/milk/384.webp 384w', sizes: '100vw' }]);
  });

  it('loads nothing for a pointer that passes', () => {
    const link = renderLink('/product/milk-prod_2');
    fireEvent.pointerOver(link, { pointerType: 'mouse' });
    vi.advanceTimersByTime(20);
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    vi.advanceTimersByTime(1000);
    expect(loader).not.toHaveBeenCalled();
  });

  it('loads only the code of a page whose data is its own', () => {
    fireEvent.touchStart(renderLink('/cart'));
    expect(importPage).toHaveBeenCalledTimes(1);
    expect(loader).not.toHaveBeenCalled();
  });

  it.for(['https://elsewhere.example/product/milk-prod_3', '/no/such/page/at/all', '/dashboard/product'])(
    'ignores %s',
    (href) => {
      fireEvent.touchStart(renderLink(href));
      expect(loader).not.toHaveBeenCalled();
      expect(importPage).not.toHaveBeenCalled();
    },
  );
});
