import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvText } from './csvText.ts';

describe('csvText', () => {
  it.each([';', '\t', '|', ','])('leaves a cell whole for a reader that splits at %j', (delimiter) => {
    const cell = `salt${delimiter}=cmd`;
    expect(parse(csvText([[cell]]), { delimiter })).toEqual([[cell]]);
  });

  it('quotes no cell that needs none', () => {
    expect(csvText([['salt', '12.50', 'a "b"']])).toBe('salt,12.50,"a ""b"""\r\n');
  });
});
