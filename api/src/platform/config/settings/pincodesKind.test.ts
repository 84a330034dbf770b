import { describe, expect, it } from 'vitest';
import { pincodes } from './pincodesKind.ts';

const read = (value: unknown) => {
  const { data, error } = pincodes.shape.safeParse(value);
  return data ?? error?.issues.map(({ message }) => message);
};

describe('the pincodes of a setting', () => {
  it.each([
    ['560001, 560002;56', ['56']],
    ['560002,560001\r\n110 001\t560002', ['110001', '560001', '560002']],
    ['560001 560002', ['560001', '560002']],
    ['560 001 560 100', ['560001', '560100']],
    ['560001 560 11', ['11', '560']],
    ['५६०००१، ５６０００２\u200b', ['560001', '560002']],
    ['9, 744', ['744', '9']],
    [' ,; \n', []],
    [null, []],
    [[], []],
    [
      ['560002', '560001'],
      ['560001', '560002'],
    ],
  ])('are read from %j', (value, list) => {
    expect(read(value)).toEqual(list);
  });

  it.each([
    ['560001, 560001–560010', '“560001–560010” is a range. Enter the digits that its pincodes start with.'],
    ['560001-560010', '“560001-560010” is a range. Enter the digits that its pincodes start with.'],
    ['560 561', '“560 561” can be one pincode or two starts: write 560561 or a comma.'],
    ['5600011', '“5600011” isn’t a pincode or the start of one, such as 560001 or 560.'],
    ['056', '“056” isn’t a pincode or the start of one, such as 560001 or 560.'],
    ['Delhi', '“Delhi” isn’t a pincode or the start of one, such as 560001 or 560.'],
    ['x'.repeat(60), `“${'x'.repeat(40)}” isn’t a pincode or the start of one, such as 560001 or 560.`],
    ['56, 290001', 'No pincode in India starts with 290001.'],
    ['10', 'No pincode in India starts with 10.'],
    [[['56']], 'Invalid input'],
    [7, 'Invalid input'],
    ['1'.repeat(20_001), 'Pincodes can have at most 20000 characters'],
  ])('refuse %j with its reason', (value, message) => {
    expect(read(value)).toEqual([message]);
  });

  it('are at most 2,000, and stay as they are when read again', () => {
    const list = Array.from({ length: 2001 }, (_, at) => String(560_000 + at));
    expect(read(list.join(' '))).toEqual(['There can be at most 2000 pincodes']);
    const stored = read(list.slice(1).join(', '));
    expect(stored).toHaveLength(2000);
    expect(read(stored)).toEqual(stored);
  });

  it('are shown in one line, and named after their variable', () => {
    expect([pincodes.format(['11', '560001']), pincodes.format([])]).toEqual(['11, 560001', null]);
    const { error } = pincodes.variableShape.safeParse('10');
    const message = 'must be pincodes or their first digits: No pincode in India starts with 10.';
    expect(error?.issues).toMatchObject([{ message }]);
  });
});
