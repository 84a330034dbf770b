import { describe, expect, it } from 'vitest';
import { cleanText } from './textShape.ts';

describe('cleanText', () => {
  it.each([
    ['a soft hyphen', 'Ched\u00addar', 'Cheddar'],
    ['a zero-width space', 'CURD\u200b-1', 'CURD-1'],
    ['a word joiner', 'Masala\u2060 Oats', 'Masala Oats'],
    ['invisible operators', 'a\u2061b\u2062c\u2063d\u2064e', 'abcde'],
    ['a byte order mark', '\ufeffMilk', 'Milk'],
    ['direction marks', 'Anand\u200e \u200fRao\u061c', 'Anand Rao'],
    ['direction embeddings', '\u202a+91 98000\u202c \u202b\u202d\u202e', '+91 98000 '],
    ['direction isolates', '\u2066Dahi\u2069 \u2067\u2068', 'Dahi '],
    ['deprecated format characters', 'a\u206ab\u206fc', 'abc'],
    ['annotations', '\ufff9Tea\ufffa\ufffb', 'Tea'],
    ['Hangul and Mongolian fillers', 'a\u3164\u115f\u180eb', 'ab'],
    ['a combining grapheme joiner', 'a\u034fb', 'ab'],
    ['a joiner between Latin letters', 'Ched\u200cd\u200dar', 'Cheddar'],
    ['a joiner at the end of a word', 'दही\u200c घी\u200d', 'दही घी'],
    ['a joiner at the beginning of a word', '\u200dदही \u200cघी', 'दही घी'],
    ['a joiner between digits', '50\u200d0 g', '500 g'],
    ['a joiner between a letter and Latin', 'घ\u200dA', 'घA'],
    ['a joiner after emoji and before a word', '🥭\u200d Mango', '🥭 Mango'],
    ['a variation selector after a letter', 'A\ufe0f1\ufe0f', 'A1'],
    ['tags without a flag', 'a\u{e0041}\u{e007f}', 'a'],
  ])('strips %s', (_name, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it.each([
    ['Malayalam with a joiner at its end', 'പാല്\u200d'],
    ['Devanagari half forms', 'र\u094d\u200dय क्\u200dष'],
    ['Devanagari with an explicit virama', 'श्रीमान्\u200c'],
    ['Kannada with a non-joiner', 'ಫಿಲ್ಮ್\u200cಗಳು'],
    ['Bengali with a joiner before the virama', 'র\u200d\u09cdযাব'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Urdu and Persian', 'خوش\u200cبو'],
    ['a family', '👨‍👩‍👧'],
    ['a farmer with a skin tone', '👩🏽‍🌾'],
    ['a heart on fire', '❤️‍🔥'],
    ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a keycap', '1️⃣'],
    ['a flag of letters', '🇮🇳'],
    ['blanks and line ends', ' a\u00a0b\tc\r\nd\u2009e '],
    ['accents', 'Nestle\u0301 José Ñ'],
    ['an empty text', ''],
  ])('keeps %s', (_name, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('strips marks between a joiner and its letters', () => {
    expect(cleanText('क्\u200b\u200d\u2060ष')).toBe('क्\u200dष');
  });

  it('changes no text a second time', () => {
    const parts = [
      'a',
      'क',
      '्',
      '\u200c',
      '\u200d',
      '\ufe0f',
      '🥭',
      '1',
      '\u20e3',
      '\u00ad',
      '🏴',
      '\u{e0067}',
      '\u{e007f}',
      ' ',
    ];
    const texts = parts.flatMap((one) =>
      parts.flatMap((two) => parts.flatMap((three) => parts.map((four) => one + two + three + four))),
    );
    expect(texts.filter((text) => cleanText(cleanText(text)) !== cleanText(text))).toEqual([]);
  });
});
