import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PAGE_BODY } from '@kirana/shared/pages.ts';
import { renderMarkdown } from './renderMarkdown.ts';

/** The elements of a page, and the attributes that they may have. */
const ELEMENT =
  /<\/?(h[2-4]|p|ul|ol|li|strong|em|s|blockquote|hr|br|code|table|thead|tbody|tr|th|td)( start="\d+"| style="text-align:(left|right|center)")?>|<a href="(https?:\/\/|mailto:|tel:|\/(?![/\\]|%5c))[^"<>]*"( title="[^"<>]*")? rel="nofollow noopener">|<\/a>/gi;
const withoutElements = (html: string) => html.replaceAll(ELEMENT, '');

describe('renderMarkdown', () => {
  it('begins headings below the title of the page, and renders lists and links', () => {
    expect(renderMarkdown('# One\n\n###### Six\n\n- [Ours](https://shop.example/a?b=1&c)')).toBe(
      '<h2>One</h2>\n<h4>Six</h4>\n<ul>\n<li><a href="https://shop.example/a?b=1&amp;c" rel="nofollow noopener">Ours</a></li>\n</ul>\n',
    );
  });

  it('keeps the line breaks of an address, and of a list that is pasted', () => {
    expect(renderMarkdown('12 Market Road\nBengaluru\n• one')).toBe(
      '<p>12 Market Road<br>\nBengaluru<br>\n• one</p>\n',
    );
  });

  it('links to paths of the shop', () => {
    expect(renderMarkdown('[Returns](/pages/returns)')).toBe(
      '<p><a href="/pages/returns" rel="nofollow noopener">Returns</a></p>\n',
    );
  });

  it('begins headings at the same level, however many signs they have', () => {
    expect(renderMarkdown('### Three\n\n## Two')).toBe('<h3>Three</h3>\n<h2>Two</h2>\n');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](</\t/evil.example>)',
    '[x](/%5cevil.example)',
    '[x](/&#47;evil.example)',
    '[x](vbscript:msgbox)',
    '<javascript:alert(1)>',
    '![x](https://tracker.example/pixel.png)',
    '[x](https://a.example "onmouseover=\\"alert(1)")',
    '[x]: javascript:alert(1)\n\n[x]',
    '`<b>`\n\n    <i>indented</i>\n\n~~~html\n<u>\n~~~',
  ])('shows %s without a script, a picture or another address', (text) => {
    const html = renderMarkdown(text);
    expect(withoutElements(html)).not.toMatch(/[<>]/);
    expect(html).not.toMatch(/<img|href="(?!https?:|mailto:|tel:|\/(?![/\\]|%5c))/i);
  });

  it('has no other elements, whatever the text', () => {
    const pieces = ['[', ']', '(', ')', '<', '>', '!', '"', '`', '|', '-', '\n', ' ', '*', '#', '&#58;', 'javascript:'];
    const piece = fc.oneof(fc.constantFrom(...pieces, 'https://a.example', 'a'), fc.string({ maxLength: 5 }));
    const texts = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(fc.property(texts, (text) => !/[<>]/.test(withoutElements(renderMarkdown(text)))));
  });

  it.each([
    ['quotes', '> '],
    ['lists', '- '],
    ['brackets', '['],
    ['emphasis', '*a **b '],
    ['backticks', '`a``'],
    ['tables', '|a'],
  ])('ends for the longest text of nested %s', (_name, piece) => {
    const html = renderMarkdown(piece.repeat(MAX_PAGE_BODY / piece.length));
    expect(html.match(/<(ul|blockquote)>/g) ?? []).toSatisfy((open: string[]) => open.length <= 20);
  });

  it('ends for a list of 10,000 levels', () => {
    const levels = Array.from({ length: 10_000 }, (_, level) => `${' '.repeat(2 * (level % 500))}- ${level}`);
    expect(renderMarkdown(levels.join('\n'))).toContain('<li>');
  });
});
