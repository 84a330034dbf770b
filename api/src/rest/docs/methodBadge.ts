import escapeHtml from 'escape-html';

/** The method of a call in its colour. */
export function methodBadge(method: string): string {
  return `<span class="method ${escapeHtml(method.toLowerCase())}">${escapeHtml(method)}</span>`;
}
