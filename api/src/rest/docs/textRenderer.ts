import escapeHtml from 'escape-html';
import type { ApiCall } from './apiCalls.ts';

/** Renders a text of the document as HTML: text in backticks is code, and a link where it names a call. */
export type TextRenderer = (text: string) => string;

/** Creates a renderer for the calls that texts may name, such as `cart/get`. */
export function createTextRenderer(calls: readonly ApiCall[]): TextRenderer {
  const anchors = new Map(calls.map(({ path, anchor }) => [path.replace('/api/', ''), anchor]));
  return (text) =>
    text
      .split(/`([^`]+)`/)
      .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : codeOf(part, anchors.get(part))))
      .join('');
}

function codeOf(text: string, anchor: string | undefined): string {
  const code = `<code>${escapeHtml(text)}</code>`;
  return anchor === undefined ? code : `<a href="#${escapeHtml(anchor)}">${code}</a>`;
}
