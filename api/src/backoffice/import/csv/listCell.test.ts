import { describe, expect, it } from 'vitest';
import { fuzzTexts } from '../../../testing/fuzzTexts.ts';
import { joinDetails, splitDetails, joinList, splitList } from './listCell.ts';

const single = (text: string) => text.trim();

describe('a list in a cell', () => {
  it('has a bar between its items', () => {
    expect(joinList(['Dairy, Bread & Eggs', 'Breakfast'])).toBe('Dairy, Bread & Eggs|Breakfast');
    expect(splitList(' Dairy | Breakfast ||')).toEqual(['Dairy', 'Breakfast']);
  });

  it('escapes a bar and a backslash within a text', () => {
    expect(joinList(['a|b', 'c\\'])).toBe('a\\|b|c\\\\');
    expect(splitList('a\\|b|c\\\\')).toEqual(['a|b', 'c\\']);
  });

  it('keeps a backslash before any other character', () => {
    expect(splitList('C:\\temp|x\\')).toEqual(['C:\\temp', 'x\\']);
  });

  it('is parsed to the original items', () => {
    const texts = fuzzTexts(500).map(single).filter(Boolean);
    expect(splitList(joinList(texts))).toEqual(texts);
  });
});

describe('details in a cell', () => {
  it('are one per line', () => {
    const details = [
      { name: 'Shelf life', value: '6 months' },
      { name: 'Ratio', value: '1:2' },
    ];
    expect(joinDetails(details)).toBe('Shelf life: 6 months\nRatio: 1:2');
    expect(splitDetails('\r\nShelf life:6 months\r\n\nRatio : 1:2')).toEqual(details);
  });

  it('are null when a line has no colon', () => {
    expect(splitDetails('Shelf life: 6 months\nkeep cool')).toBeNull();
  });

  it('are parsed to the original details', () => {
    const texts = fuzzTexts(400).map((text) => text.replaceAll('\r', '').trim());
    const details = texts.slice(200).map((value, at) => ({ name: `x${texts[at] ?? ''}`, value }));
    expect(splitDetails(joinDetails(details))).toEqual(details);
  });
});
