import { describe, expect, it } from 'vitest';
import { isPage, pagePath } from './renderPage.tsx';

describe('The pages that the server renders', () => {
  it('include a collection whose title is in an Indian script', () => {
    const path = `/collections/${encodeURIComponent('diwali-मिठाई')}`;
    expect(pagePath(`${path}?page=2`)).toBe(path);
    expect(isPage(path)).toBe(true);
  });

  it('leave out an address that is cut off in the middle of a letter', () => {
    expect(isPage('/collections/diwali-%E0%A4')).toBe(false);
  });
});
