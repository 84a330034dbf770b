import { describe, expect, it } from 'vitest';
import { phoneDigits } from './phoneDigits.ts';

describe('phoneDigits', () => {
  it.each([
    ['#1043', '1043'],
    ['98310', '98310'],
    ['+91 98310', '98310'],
    ['+91 98310-12345', '9831012345'],
    ['0091 98310 12345', '9831012345'],
    ['091-98310 12345', '9831012345'],
    ['(+91) 98310.12345', '9831012345'],
    ['033-2200 1100', '3322001100'],
    ['\u202a+91\u00a098310\u201112345\u202c', '9831012345'],
    ['९८३१०', '98310'],
    ['+49 89 123', '4989123'],
    ['9198765432', '9198765432'],
  ])('reads %j as %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it.each(['', '+', '+91', '#', 'Asha', 'A1043', '12 pieces'])('reads no digits in %j', (text) => {
    expect(phoneDigits(text)).toBeNull();
  });
});
