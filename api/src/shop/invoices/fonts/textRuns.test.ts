import { describe, expect, it } from 'vitest';
import { textRuns } from './textRuns.ts';

describe('the runs of a text', () => {
  it('give Devanagari its own font, with its joiners and its full stop', () => {
    expect(textRuns('आटा Atta, क्‍ष।')).toEqual([
      { text: 'आटा', font: 'Devanagari' },
      { text: ' Atta, ' },
      { text: 'क्‍ष।', font: 'Devanagari' },
    ]);
  });

  it.each([
    ['Bengali', 'পাটালি গুড়'],
    ['Gujarati', 'ગોળ'],
    ['Gurmukhi', 'ਗੁੜ'],
    ['Kannada', 'ಎಂ.ಜಿ. ರಸ್ತೆ'],
    ['Malayalam', 'പാൽ'],
    ['Oriya', 'ଗୁଡ଼'],
    ['Tamil', 'சுரேஷ் குமார்'],
    ['Telugu', 'బెల్లం'],
    ['Arabic', 'محمد علی'],
    ['Meetei_Mayek', 'ꯃꯅꯤꯄꯨꯔ'],
    ['Ol_Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
    ['Emoji', '🥭👨‍👩‍👧🇮🇳❤️☕'],
  ])('give %s its own font', (font, text) => {
    const runs = textRuns(`Tea ${text} 500 g`);
    expect(
      runs
        .map(({ text: each }) => each)
        .join('')
        .replaceAll('\u00a0', ' '),
    ).toBe(`Tea ${text} 500 g`);
    const letters = runs.filter((run) => /[^\u0020-\u007e]/.test(run.text));
    expect(new Set(letters.map((run) => run.font))).toEqual(new Set([font]));
    expect(runs.at(-1)).toEqual({ text: ' 500 g' });
  });

  it('keep ©, ®, ™, digits and signs in the default font', () => {
    expect(textRuns('Amul™ © 2026 #1 * ₹½×®')).toEqual([{ text: 'Amul™ © 2026 #1 * ₹½×®' }]);
  });

  it('keep the words of a line from right to left together, and break after some', () => {
    expect(textRuns('شاہراہ قائدین نزد جامع مسجد لکھنؤ')).toEqual([
      { text: 'شاہراہ\u00a0قائدین\u00a0نزد\u00a0جامع\nمسجد\u00a0لکھنؤ', font: 'Arabic' },
    ]);
  });

  it('break long words of other scripts', () => {
    expect(textRuns('a'.repeat(17))).toEqual([{ text: `${'a'.repeat(16)}\u200ba` }]);
    expect(textRuns('')).toEqual([]);
  });
});
