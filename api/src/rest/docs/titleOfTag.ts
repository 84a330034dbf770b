import escapeHtml from 'escape-html';

/** The heading above the calls of a tag, as HTML. */
export function tagTitle(tag: string): string {
  return escapeHtml(tag.charAt(0).toUpperCase() + tag.slice(1));
}
