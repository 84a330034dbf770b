import { convert } from 'html-to-text';

const IS_HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i;
const BETWEEN_TAGS = />\s*\n\s*</g; // lines of the source, which are none of the text
const MAX_DEPTH = 50;
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The text of HTML with its line breaks; lists have a dot before each item. Text without tags and entities stays as it is. */
export function htmlText(html: string): string {
  if (!IS_HTML.test(html)) return html;
  const text = convert(html.replace(BETWEEN_TAGS, '><'), {
    wordwrap: false,
    preserveNewlines: true,
    limits: { maxDepth: MAX_DEPTH },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '• ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 1 } },
      ...HEADINGS.map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 },
      })),
    ],
  });
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
