import { expect, it } from 'vitest';
import { createStatementNames } from './statements.ts';

it('names a statement when it is sent for the third time', () => {
  const nameOf = createStatementNames('test');
  expect(['a', 'a', 'b', 'a', 'a', 'b', 'b'].map((sql) => nameOf({ sql }))).toEqual([
    '',
    '',
    '',
    'test_0',
    'test_0',
    '',
    'test_1',
  ]);
});

it('names 256 statements at most, however many there are', () => {
  const nameOf = createStatementNames('test');
  const names = new Set<string>();
  for (let number = 0; number < 2000; number += 1)
    for (let use = 0; use < 3; use += 1) names.add(nameOf({ sql: `SELECT ${number}` }));
  expect(names.size).toBe(257); // with the unnamed one
});
