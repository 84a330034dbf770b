import { describe, expect, it } from 'vitest';
import { hasLink } from './hasLink.ts';

describe('hasLink', () => {
  it.each([
    ...[
      'Asha Rao',
      'S.Ramesh',
      'K.R.Narayanan',
      'Dr.Anand',
      'Sri.Devi',
      'Md. Rafiq',
      'Md.Rafiq',
      'A.P.J. Abdul Kalam',
      'A.P.J.Abdul Kalam',
    ],
    ...[
      'Dr. A. P. J. Abdul Kalam',
      's.ramesh',
      'k.r.narayanan',
      'dr.anand',
      'S. RAMESH',
      'M.S.DHONI',
      'P.T.Usha',
      'Ramesh.S',
      'Ramesh.Kr',
    ],
    ...[
      'Priya W/o Ramesh',
      'Ramesh S/O Suresh',
      'Sita D/o.Janak',
      'Anil C/o S.Ramesh',
      'W/O.Lakshmi',
      'Ramesh S / O Suresh',
      'Ram/Shyam',
    ],
    ...[
      "Siobhán O'Neill-Rao",
      "Maria D'Souza",
      'Fr.Jose D’Costa',
      'João da Costa-Fernandes',
      'Temjen Imna Along',
      'Th.Ibobi Singh',
      'X',
    ],
    ...[
      'शर्मा',
      'के.आर.नारायणन',
      'சு. குமார்',
      'സഞ്ജയ്‌',
      'Ramesh B.Com',
      'Anita M.Com.',
      'Ram.Dev',
      'Sharma & Co.',
      'R.K. Sons',
      '3.5',
    ],
  ])('finds none in %s', (name) => {
    expect(hasLink(name)).toBe(false);
  });

  it.each([
    ...[
      'evil.com',
      'Evil.Com',
      'EVIL.COM',
      'www.evil.in',
      'WWW.Evil',
      'www.evil',
      'http://x',
      'https://evil.example',
      'ftp://a',
      '//evil',
    ],
    ...[
      'bit.ly/x',
      't.co',
      'Free rice: t.co',
      'Win at evil.example',
      'ram.dev',
      'shop.co.in',
      'evil.co.uk now',
      '(evil.net)',
      'x.y.z.org',
    ],
    ...[
      'evil．com',
      'evil。com',
      'evil․com',
      'xn--h2b4bxb.xn--h2brj9c',
      'डाटामेल.भारत',
      'a@evil.com',
      'evil.com.',
      'evil.com-now',
      'evil.com.ramesh',
      'evil.com_now',
      'EVIL.COM-NOW',
      'Click evil.info,now',
    ],
  ])('finds one in %s', (text) => {
    expect(hasLink(text)).toBe(true);
  });
});
