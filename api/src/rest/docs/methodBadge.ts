import escapeHtml from 'escape-html';

/** The method of a call, with a colour for each method. */
export function methodBadge(method: string): string {
  return `<span class="method ${escapeHtml(method.toLowerCase())}">${escapeHtml(method)}</span>`;
}
