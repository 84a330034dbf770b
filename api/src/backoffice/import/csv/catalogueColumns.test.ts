import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT_DIRECTORY } from '../../../platform/config/environment.ts';
import { CATALOGUE_COLUMNS, columnOf, IMPORT_COLUMNS } from './catalogueColumns.ts';
import { readCells } from './readCells.ts';

describe('columnOf', () => {
  it.each([
    ['low_stock_threshold', 'low_stock_threshold'],
    [' Low Stock-Threshold ', 'low_stock_threshold'],
    ['SubCategory', 'sub_categories'],
    ['MRP', 'price'],
    ['More Details', 'details'],
    ['colour', null],
    ['', null],
  ])('reads %j as %s', (header, column) => {
    expect(columnOf(header)).toBe(column);
  });
});

describe('the catalogue’s columns', () => {
  it('have valid examples', () => {
    const cells = Object.fromEntries(CATALOGUE_COLUMNS.map(({ name, example }) => [name, example]));
    expect(readCells(cells).issues).toEqual([]);
  });

  it('are documented in docs/catalogue-csv.md', () => {
    const text = readFileSync(path.join(ROOT_DIRECTORY, 'docs/catalogue-csv.md'), 'utf8');
    const documented = [...text.matchAll(/^### `(\w+)`\n\n([^]*?)\n\nExample: `([^]*?)`\.(.*)$/gm)];
    const flat = (words: string | undefined) => words?.replace(/\s+/g, ' ').trim();
    expect(
      documented.map(([, name, description, example, rest]) => [name, flat(description), example, flat(rest)]),
    ).toEqual(
      IMPORT_COLUMNS.map(({ name, description, example, isRequired, aliases }) => [
        name,
        description,
        example,
        [isRequired ? 'A new product needs it.' : '', aliases.length > 0 ? `Also \`${aliases.join('`, `')}\`.` : '']
          .filter(Boolean)
          .join(' '),
      ]),
    );
  });
});
