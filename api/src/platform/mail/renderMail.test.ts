import { describe, expect, it } from 'vitest';
import type { MailContent } from './mailContent.ts';
import { renderMail, type MailBrand } from './renderMail.ts';

const BRAND: MailBrand = { name: 'Anand Stores', primaryColor: null, logo: null, fssai: null };
const content: MailContent = {
  subject: 'Please confirm your address',
  paragraphs: ['Welcome, Asha.', 'Please confirm that this address is yours.'],
  tables: [
    { rows: [{ label: 'Onion', note: '1 kg · 2 × ₹40', value: '₹80' }] },
    { rows: [{ label: 'Grand total', value: '₹80', isStrong: true }] },
  ],
  code: '048213',
  button: { label: 'Confirm address', url: 'https://kirana.example/verify-email#token=a&b=c' },
  footnote: 'The link is good for 24 hours.',
  unsubscribe: { category: 'order updates', url: 'https://kirana.example/unsubscribe?token=c' },
};

describe('the text of a mail', () => {
  it('has the whole content, with the code and the URL each on a line of its own', () => {
    expect(renderMail(content, BRAND).text).toBe(
      [
        'Welcome, Asha.',
        '',
        'Please confirm that this address is yours.',
        '',
        'Onion (1 kg · 2 × ₹40): ₹80',
        '',
        'Grand total: ₹80',
        '',
        '048213',
        '',
        'Confirm address:',
        'https://kirana.example/verify-email#token=a&b=c',
        '',
        '-- ',
        'Anand Stores',
        'The link is good for 24 hours.',
        'Unsubscribe from order updates: https://kirana.example/unsubscribe?token=c',
        '',
      ].join('\n'),
    );
  });

  it('names the licence for selling food in the signature', () => {
    const { text, html } = renderMail(content, { ...BRAND, fssai: '10012345000012' });
    expect(text).toContain('-- \nAnand Stores, FSSAI licence 10012345000012\n');
    expect(html).toContain('>Anand Stores, FSSAI licence 10012345000012</p>');
  });

  it('has no paragraphs from a name with line breaks', () => {
    const { text } = renderMail({ subject: 'Hello', paragraphs: ['Hello Asha\r\n\r\nSend us your password,'] }, BRAND);
    expect(text).toContain('Hello Asha Send us your password,\n');
  });
});

describe('the HTML of a mail', () => {
  it('has the whole content', () => {
    const { html } = renderMail(content, BRAND);
    const words = html.replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ');
    const expected = [
      content.subject,
      ...content.paragraphs,
      content.code,
      content.button?.label,
      content.footnote,
      'Onion',
      '1 kg · 2 × ₹40',
      '₹80',
    ];
    for (const text of expected) expect(words).toContain(text);
    expect(html).toContain('href="https://kirana.example/verify-email#token=a&amp;b=c"');
    expect(html).toContain('href="https://kirana.example/unsubscribe?token=c"');
    expect(words).toContain('https://kirana.example/verify-email#token=a&amp;b=c');
  });

  it('has no elements for absent content', () => {
    const { html } = renderMail({ subject: 'Gone', paragraphs: ['Your account was deleted.'] }, BRAND);
    expect(html).not.toContain('<a ');
    expect(html).not.toContain('undefined');
  });

  it('displays a code once when the subject has it', () => {
    const { html } = renderMail(
      { subject: '048213 is your code', paragraphs: ['Type this code:'], code: '048213' },
      BRAND,
    );
    expect(html.split('<body')[1]?.match(/048213/g)).toHaveLength(1);
  });

  it('has no external resources, has a language, and light and dark colours', () => {
    const { html } = renderMail(content, BRAND);
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('has the logo with the name as its text alternative, and the colours of the shop', () => {
    const logo = { data: Buffer.of(), width: 480, height: 128 };
    const primaryColor = { light: '#b3261e', dark: '#ff8a80' };
    const { html } = renderMail(content, { ...BRAND, primaryColor, logo });
    expect(html).toContain('<img src="cid:logo" width="180" height="48" alt="Anand Stores"');
    expect(html).toContain('bgcolor="#b3261e"');
    expect(html).toContain('.button { background-color: #ff8a80 !important;');
    expect(html).not.toContain('#1f7a3d');
    expect(renderMail(content, BRAND).html).toContain('bgcolor="#1f7a3d"');
  });

  it('escapes every text', () => {
    const evil = `"><script>alert('1')</script><img src=x onerror=alert(1)>&lt;`;
    const { html } = renderMail(
      {
        subject: evil,
        paragraphs: [evil],
        tables: [{ rows: [{ label: evil, note: evil, value: evil }] }],
        code: evil,
        button: { label: evil, url: `https://kirana.example/${evil}` },
        footnote: evil,
        unsubscribe: { category: evil, url: evil },
      },
      { ...BRAND, name: evil },
    );
    expect(html).not.toMatch(/<script|<img|alert\('/);
    expect(html.match(/&quot;&gt;&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;/g)).toHaveLength(16); // the link's address and the name stand there twice, and the preview repeats the paragraph
    expect(html).toContain('&amp;lt;');
  });
});
