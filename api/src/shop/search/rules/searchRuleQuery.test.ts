import { describe, expect, it } from 'vitest';
import { searchRuleQuery } from './searchRules.ts';

describe('searchRuleQuery', () => {
  it.each([
    [' PANEER! ', 'paneer'],
    ['Crème  Caramel', 'creme caramel'],
    ['cr%C3%A8me', 'creme'],
    ['İstanbul', 'istanbul'],
    ['दूध', 'दूध'],
    ['x'.repeat(39).concat(' ', 'y'.repeat(39)), `${'x'.repeat(39)} ${'y'.repeat(20)}`],
    ['!?\u0301', ''],
  ])('of %j is %j', (text, query) => {
    expect(searchRuleQuery(text)).toBe(query);
  });
});
