import MarkdownIt from 'markdown-it';

/** Quotes and lists within each other; deeper ones are left out. */
const MAX_NESTING = 20;

// Without HTML and pictures: a page has no script, and no address that a visitor’s browser opens by itself.
const markdown = new MarkdownIt({ html: false, maxNesting: MAX_NESTING }).disable(['image', 'code', 'fence']);
markdown.validateLink = (url) => /^(https?:\/\/|mailto:|tel:)/i.test(url);
// The title of the page is its h1, and its links may lead anywhere.
markdown.core.ruler.push('adapt_to_page', ({ tokens }) => {
  for (const token of tokens) {
    const level = /^h([1-6])$/.exec(token.tag)?.[1];
    if (level !== undefined) token.tag = `h${Math.min(Number(level) + 1, 4)}`;
    for (const child of token.children ?? []) if (child.type === 'link_open') child.attrSet('rel', 'nofollow noopener');
  }
});

/** The HTML of a text in Markdown, from whomever it is. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}
