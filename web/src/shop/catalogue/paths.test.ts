import { describe, expect, it } from 'vitest';
import { idFromSegment, listingPath, productPath, searchPath } from './paths.ts';

const segmentsOf = (path: string) => path.split('/').map(decodeURIComponent);
const idAtTheEnd = (path: string) => idFromSegment(segmentsOf(path).at(-1));

describe('productPath', () => {
  it('is the name followed by the id', () => {
    expect(productPath({ id: 'prod_01h', name: 'Toned Milk 500 ml' })).toBe('/product/toned-milk-500-ml-prod_01h');
  });

  it.each([
    ['spaces at the ends', '  Bananas  ', '/product/bananas-prod_01h'],
    ['an apostrophe', "Mother's Ghee", '/product/mothers-ghee-prod_01h'],
    ['slashes and percent signs', '50% off / half & half?', '/product/50-off-half-half-prod_01h'],
    ['dashes of its own', 'Ready-to-eat -- Poha-', '/product/ready-to-eat-poha-prod_01h'],
    ['Hindi with its vowel signs', 'ताज़ी मेथी', '/product/ताज़ी-मेथी-prod_01h'],
    ['nothing but signs', '★ / ★', '/product/prod_01h'],
    ['no name at all', '', '/product/prod_01h'],
    ['half of a character', '\uD83C', '/product/prod_01h'],
  ])('handles %s', (_what, name, path) => {
    expect(productPath({ id: 'prod_01h', name })).toBe(path.normalize('NFC'));
    expect(idAtTheEnd(encodeURI(path))).toBe('prod_01h');
  });

  it('truncates a long name without a trailing dash', () => {
    const path = productPath({ id: 'prod_01h', name: `${'a'.repeat(79)} ${'b'.repeat(500)}` });
    expect(path).toBe(`/product/${'a'.repeat(79)}-prod_01h`);
  });
});

describe('listingPath', () => {
  it('names the category, then the sub-category', () => {
    const path = listingPath({ id: 'cat_1', name: 'Dairy, Bread & Eggs' }, { id: 'sub_2', name: 'Milk' });
    expect(path).toBe('/dairy-bread-eggs-cat_1/milk-sub_2');
    expect(segmentsOf(path).map(idFromSegment)).toEqual(['', 'cat_1', 'sub_2']);
  });
});

describe('searchPath', () => {
  it('escapes typed text', () => {
    expect(searchPath('a&b=c #1 %')).toBe('/search?q=a%26b%3Dc+%231+%25');
  });

  it('has no query when nothing was typed', () => {
    expect(searchPath()).toBe('/search');
  });
});

describe('idFromSegment', () => {
  it('returns text after the last dash', () => {
    expect(idFromSegment('ready-to-eat-poha-prod_01h')).toBe('prod_01h');
  });

  it('returns the whole segment when it has no dash', () => {
    expect(idFromSegment('prod_01h')).toBe('prod_01h');
  });

  it('returns an empty id for a missing segment', () => {
    expect(idFromSegment(undefined)).toBe('');
  });
});
