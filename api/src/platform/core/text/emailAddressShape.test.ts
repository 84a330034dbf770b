import { describe, expect, it } from 'vitest';
import { emailAddressShape } from './emailAddressShape.ts';

const shape = emailAddressShape('Enter a valid email address');
const label = (length: number) => 'a'.repeat(length);

describe('an e-mail address', () => {
  it.each([
    'ram@example.com',
    'a&b@example.com',
    'sales/kochi@example.com',
    'x!y@example.com',
    "o'brien@example.com",
    'ram+kirana@example.com',
    'a=b@example.com',
    '100%juice@example.com',
    '{curly}|`tick`~^?@example.com',
    '#1*shop$@example.com',
    '-dash_@example.com',
    'ram.k.rao@mail.shop.example.co.in',
    '9800000000@example.com',
    'ram@xn--h2b4bxb.xn--h2brj9c',
    'ram@3com.example',
    `${label(64)}@example.com`,
    `ram@${label(63)}.example`,
    `${label(64)}@${label(63)}.${label(63)}.${label(58)}.in`,
  ])('is %s', (address) => {
    expect(shape.parse(address)).toBe(address);
  });

  it.each([
    [' Asha@Kirana.Example ', 'asha@kirana.example'],
    ['\u200bram@example.com', 'ram@example.com'],
    ['\u202aram@example.com\u202c', 'ram@example.com'],
    ['ram\u00ad@exam\u200bple.com\ufeff', 'ram@example.com'],
    ['\u00a0ram@example.com\u3000', 'ram@example.com'],
    ['ram@डाटामेल.भारत', 'ram@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['Ram@Bücher.example', 'ram@xn--bcher-kva.example'],
    ['ram@ｅｘａｍｐｌｅ.com', 'ram@example.com'],
    ['ram@example。com', 'ram@example.com'],
  ])('%j is stored as %s', (text, address) => {
    expect(shape.parse(text)).toBe(address);
  });

  it.each([
    ...['', 'x', '@', 'ram@', '@example.com', 'ram@example', 'ram@example.c', 'ram@example.123', 'ram@localhost'],
    ...[
      'ram@@example.com',
      'ram@a@example.com',
      '.ram@example.com',
      'ram.@example.com',
      'ra..m@example.com',
      'ram k@example.com',
    ],
    ...[
      'ram@-example.com',
      'ram@example-.com',
      'ram@exa_mple.com',
      'ram@example..com',
      'ram@.example.com',
      'ram@example.com.',
    ],
    ...[
      '"ram"@example.com',
      'ram@[192.0.2.1]',
      'ram@192.0.2.1',
      'Ram <ram@example.com>',
      'ram@example.com, sita@example.com',
    ],
    ...[
      'ram@example.com;sita@example.com',
      'ram(me)@example.com',
      'ram@example.com\r\nBcc: sita@example.com',
      'ram\n@example.com',
    ],
    ...[
      'ram\\@example.com',
      'ram:x@example.com',
      'ram@example.com>',
      '<ram@example.com',
      'ram\0@example.com',
      'ram@exam\u0000ple.com',
    ],
    ...[
      'ram@डाटा मेल.भारत',
      'ram@भारत',
      'ram@１９２.0.2.1',
      'ram@é/.com',
      'रामexample.com',
      'ram@é%00.com',
      'ram@é@example.com',
    ],
    ...[`${label(65)}@example.com`, `ram@${label(64)}.example`],
  ])('is not %j', (text) => {
    expect(shape.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['Enter a valid email address']);
  });

  it.each(['राम@डाटामेल.भारत', 'राम@example.com', 'josé@example.com', '用户@例子.测试'])('is not served: %s', (text) => {
    expect(shape.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'We can’t send mail to an address with letters other than a to z before the @. Enter another one.',
    ]);
  });

  it.each([
    `${label(64)}@${label(63)}.${label(63)}.${label(59)}.in`,
    `ram@${'भ'.repeat(60)}.${'र'.repeat(60)}.${'त'.repeat(140)}.in`,
  ])('has at most 254 characters: %s', (text) => {
    expect(shape.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'Email can have at most 254 characters',
    ]);
  });
});
