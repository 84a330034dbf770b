import { describe, expect, it } from 'vitest';
import { asciiDigits as webAsciiDigits } from '../../../../../web/src/ui/numbers/asciiDigits.ts';
import { asciiDigits } from './asciiDigits.ts';

describe.each([
  ['the server', asciiDigits],
  ['the web', webAsciiDigits],
])('digits in ASCII on %s', (_side, read) => {
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
    expect(read(digits)).toBe('0123456789');
  });

  it('reads full-width signs, and leaves the others', () => {
    expect(read('（＋９１）　９８．０')).toBe('(+91)\u300098.0');
    expect(read('5² ½ ① २ किलो')).toBe('5² ½ ① 2 किलो');
  });

  it('drops invisible characters', () => {
    expect(read('\u202a+91\u200b 98\u2060\u00ad\u200d\ufeff0\u202c')).toBe('+91 980');
  });
});
