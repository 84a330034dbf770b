import { describe, expect, it } from 'vitest';
import { fuzzTexts } from '../../testing/fuzzTexts.ts';
import { cleanSearchText } from './searchText.ts';

describe('cleanSearchText', () => {
  it.each([
    ['  Amul \t MILK\n', 'amul milk'],
    ['ｍｉｌｋ', 'milk'],
    ['ﬁg', 'fig'],
    ['Cre\u0300me', 'crème'],
    ['दूध', 'दूध'],
    ['🍅', '🍅'],
    ['7 Up', '7 up'],
    ['2½ kg Atta', '2 1⁄2 kg atta'],
    ['½ kg', '1⁄2 kg'],
    ['Ched\u00ADdar', 'cheddar'],
    ['\u202AAmul\u202C \u200BMilk\u200E', 'amul milk'],
    ['പാല്\u200D', 'പാല്\u200D'],
  ])('writes equal texts in the same way: %j', (text, cleaned) => {
    expect(cleanSearchText(text)).toBe(cleaned);
  });

  it.each([
    ['amul%20milk', 'amul milk'],
    ['AMUL%20Milk', 'amul milk'],
    ['%E0%A4%A6%E0%A5%82%E0%A4%A7', 'दूध'],
    ['%f0%9f%8d%85', '🍅'],
    ['100%25', '100%'],
    ['milk%0A', 'milk'],
    [encodeURIComponent('दूध'.repeat(12)), 'दूध'.repeat(12)],
  ])('decodes %s', (text, cleaned) => {
    expect(cleanSearchText(text)).toBe(cleaned);
  });

  it('decodes a text that is cut behind 600 characters', () => {
    expect(cleanSearchText(encodeURIComponent('दूध '.repeat(100)))).not.toContain('%');
    expect(cleanSearchText(encodeURIComponent('चावल, '.repeat(100)))).not.toContain('%');
  });

  it.each(['100%', '100% atta', '50%2', '%zz milk', 'milk%', '%e0%a4', '100%ab', '%%%20'])(
    'leaves %s, which is not encoded',
    (text) => {
      expect(cleanSearchText(text)).toBe(text);
    },
  );

  it.each([
    ['a lone high surrogate', '\ud83dmilk'],
    ['a lone low surrogate', 'milk\ude00'],
    ['NUL', '\0milk\0'],
    ['an encoded NUL', '%00milk'],
    ['a replacement character', '\uFFFDmilk'],
  ])('leaves out %s', (_name, text) => {
    expect(cleanSearchText(text)).toBe('milk');
  });

  it('parts words at what it leaves out', () => {
    expect(cleanSearchText('toned\0milk')).toBe('toned milk');
    expect(cleanSearchText('toned\ud800milk')).toBe('toned milk');
  });

  it.each([
    '',
    ' ',
    '\n',
    '!!!',
    '...',
    '%',
    '%20',
    '***',
    "''",
    '-- ;',
    '\0',
    '\ud800',
    '\u200b',
    '\u0300',
    '½',
    '_',
    '²',
    '؟',
  ])('is blank for %j', (text) => {
    expect(cleanSearchText(text)).toBe('');
  });

  it('takes the first 200 characters, and 40 of each word', () => {
    expect(cleanSearchText('x'.repeat(10_000))).toBe('x'.repeat(40));
    expect(cleanSearchText('🍅'.repeat(5_000))).toBe('🍅'.repeat(40));
    expect(cleanSearchText('rice '.repeat(2_000))).toBe('rice '.repeat(40).trim());
    expect(cleanSearchText(`${'x'.repeat(300)} milk`)).toBe('x'.repeat(40));
  });

  it('is blank when there are only signs among the first characters', () => {
    expect(cleanSearchText(`${'!'.repeat(10_000)}milk`)).toBe('');
  });

  it('is short, well formed and without control characters for any text', () => {
    for (const text of [...fuzzTexts(2_000), ...fuzzTexts(100, 3).map((part) => part.repeat(200))]) {
      const cleaned = cleanSearchText(text);
      expect(cleaned.isWellFormed(), JSON.stringify(text)).toBe(true);
      expect(cleaned, JSON.stringify(text)).not.toMatch(/\0|^\s|\s$|\s\s/);
      expect(cleaned, JSON.stringify(text)).toBe(cleaned.toLowerCase());
      for (const word of cleaned.split(' ')) expect([...word].length).toBeLessThanOrEqual(40);
    }
  });
});
