import { describe, expect, it } from 'vitest';
import { greeting } from './mailContent.ts';

describe('the greeting of a mail', () => {
  it.for([
    ...[
      'Asha Rao',
      'Dr. A. P. J. Abdul Kalam',
      "Siobhán O'Neill-Rao",
      'शर्मा',
      'സഞ്ജയ്‌',
      'S.Ramesh',
      'K.R.Narayanan',
      'Dr.Anand',
    ],
    ...[
      'Sri.Devi',
      'Md. Rafiq',
      'A.P.J. Abdul Kalam',
      'Priya W/o Ramesh',
      'Ramesh S/O Suresh',
      'S.Ramesh C/o K.R.Narayanan',
      'Ramesh B.Com',
    ],
  ])('names %s', (name) => {
    expect(greeting(name)).toBe(`Hi ${name},`);
  });

  it.for([
    'Win at evil.example',
    'Free rice: t.co',
    'www.evil',
    'evil.com',
    'bit.ly/x',
    'a\\b',
    'https://evil',
    'a@b',
    'Asha\nYour account is locked',
    'Asha\u2028Your account is locked',
    'Asha \u202Egro.live',
    'Asha \u2066Rao',
  ])('leaves out %j', (name) => {
    expect(greeting(name)).toBe('Hi,');
  });
});
