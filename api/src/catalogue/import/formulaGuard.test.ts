import { describe, expect, it } from 'vitest';
import { nastyTexts } from '../../testing/nastyText.ts';
import { guarded, unguarded } from './formulaGuard.ts';

describe('guarded', () => {
  it.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', "'=1", "''=1", '＝1'])(
    'puts an apostrophe before %j',
    (text) => {
      expect(guarded(text)).toBe(`'${text}`);
    },
  );

  it.each(['', "'", 'a=b', "'quoted'", "5' tall", '1-2', ' =1'])('leaves %j as it is', (text) => {
    expect(guarded(text)).toBe(text);
  });

  it('is taken off again to the letter', () => {
    const starts = ['', '=', '+', '-', '@', "'", "''", "'=", "''=", '\t', "'\n"];
    for (const text of nastyTexts(300).flatMap((tail) => starts.map((start) => start + tail))) {
      expect(unguarded(guarded(text))).toBe(text);
    }
  });
});
