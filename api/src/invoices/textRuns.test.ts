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

  it('break long words of other scripts', () => {
    expect(textRuns('a'.repeat(17))).toEqual([{ text: `${'a'.repeat(16)}\u200ba` }]);
    expect(textRuns('')).toEqual([]);
  });
});
