import { describe, expect, it } from 'vitest';
import { escapeBrokenPath } from './escapeBrokenPath.ts';

describe('escapeBrokenPath', () => {
  it.for([
    ['/product/%E0%A4%A', '/product/%25E0%25A4%25A'],
    ['/%C0', '/%25C0'],
    ['/%C0%AF', '/%25C0%25AF'],
    ['/category/%', '/category/%25'],
    ['/100%', '/100%25'],
    ['/100%-off', '/100%25-off'],
    ['/%zz', '/%25zz'],
    ['/%ED%A0%80', '/%25ED%25A0%2580'],
    ['/a/%00', '/a/%2500'],
    ['/%E0%A4%A/%E0%A4%95?q=%E0%A4%A', '/%25E0%25A4%25A/%E0%A4%95?q=%E0%A4%A'],
  ])('changes %s to %s, which can be decoded', ([url = '', expected]) => {
    const escaped = escapeBrokenPath(url);
    expect(escaped).toBe(expected);
    expect(() => decodeURIComponent(escaped.split('?', 1)[0] ?? '')).not.toThrow();
  });

  it.for(['/', '/product/%E0%A4%A6%E0%A5%82%E0%A4%A7-prod_1', '/a%20b%2Fc', '/search?q=%E0%A4%A', '/a#%'])(
    'leaves %s',
    (url) => {
      expect(escapeBrokenPath(url)).toBe(url);
    },
  );
});
