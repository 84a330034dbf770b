import { describe, expect, it } from 'vitest';
import { asciiDigits, formatCount } from './numbers.ts';

describe('asciiDigits', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['Ol Chiki', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
    ['Meetei Mayek', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['ASCII', '0123456789'],
  ])('reads digits in %s', (_script, digits) => {
    expect(asciiDigits(digits)).toBe('0123456789');
  });

  it('reads full-width signs, and leaves the others', () => {
    expect(asciiDigits('（＋９１）　９８．０')).toBe('(+91)\u300098.0');
    expect(asciiDigits('5² ½ ① २ किलो')).toBe('5² ½ ① 2 किलो');
  });

  it('drops invisible characters', () => {
    expect(asciiDigits('\u202a+91\u200b 98\u2060\u00ad\u200d\ufeff0\u202c')).toBe('+91 980');
  });
});

const numbers = [0, 7, 99, 100, 999, 1000, 1001, 12345, 99999, 100000, 1234567, 12345678, 2_000_000_000];

describe('formatCount', () => {
  it.each([...numbers, -7, -1234567])('groups %i as Intl does', (number) => {
    expect(formatCount(number)).toBe(new Intl.NumberFormat('en-IN').format(number));
  });
});
