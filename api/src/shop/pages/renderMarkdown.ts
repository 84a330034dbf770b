import MarkdownIt from 'markdown-it';

/** Quotes and lists within each other; deeper ones are left out. */
const MAX_NESTING = 20;

// Without HTML and pictures: a page has no script, and no address that a visitor’s browser opens by itself.
// Line breaks stay, since addresses and lists are pasted from word processors.
const markdown = new MarkdownIt({ html: false, breaks: true, maxNesting: MAX_NESTING }).disable([
  'image',
  'code',
  'fence',
]);
// A path is one of the shop's; a browser takes `//a` and `/\a` for another host.
markdown.validateLink = (url) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\]|%5c))/i.test(url);
// The title of the page is its h1, whatever its text begins with, and its links may lead anywhere.
markdown.core.ruler.push('adapt_to_page', ({ tokens }) => {
  const levelOf = (tag: string) => Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);
  const highest = Math.min(...tokens.map(({ tag }) => levelOf(tag) || Infinity));
  for (const token of tokens) {
    const level = levelOf(token.tag);
    if (level > 0) token.tag = `h${Math.min(level - highest + 2, 4)}`;
    for (const child of token.children ?? []) if (child.type === 'link_open') child.attrSet('rel', 'nofollow noopener');
  }
});

/** The HTML of a text in Markdown, from whomever it is. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}
