import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvText, escapeFormula, unescapeFormula } from './csv.ts';
import { fuzzTexts } from '../../testing/fuzzTexts.ts';

describe('csvText', () => {
  it.each([';', '\t', '|', ','])('leaves a cell whole for a reader that splits at %j', (delimiter) => {
    const cell = `salt${delimiter}=cmd`;
    expect(parse(csvText([[cell]]), { delimiter })).toEqual([[cell]]);
  });

  it('quotes no cell that needs none', () => {
    expect(csvText([['salt', '12.50', 'a "b"']])).toBe('salt,12.50,"a ""b"""\r\n');
  });
});

describe('escapeFormula', () => {
  it.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', "'=1", "''=1", '＝1'])(
    'puts an apostrophe before %j',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(['', "'", 'a=b', "'quoted'", "5' tall", '1-2', ' =1'])('leaves %j as it is', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it('is reversed exactly by unescapeFormula', () => {
    const starts = ['', '=', '+', '-', '@', "'", "''", "'=", "''=", '\t', "'\n"];
    for (const text of fuzzTexts(300).flatMap((tail) => starts.map((start) => start + tail))) {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }
  });
});
