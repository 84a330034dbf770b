import escapeHtml from 'escape-html';

/** A box of code under a title; wide code scrolls inside it. */
export function codeFigure(title: string, code: string): string {
  return `<figure><figcaption>${escapeHtml(title)}</figcaption><pre tabindex="0">${highlighted(code)}</pre></figure>`;
}

/** Highlights quoted values. */
function highlighted(code: string): string {
  const parts = code.split(/("(?:[^"\\]|\\.)*")/);
  return parts
    .map((part, index) => {
      const isValue = index % 2 === 1 && !parts[index + 1]?.startsWith(':');
      return isValue ? `<i>${asText(part)}</i>` : asText(part);
    })
    .join('');
}

/** Restores quotes, which need no escaping between tags; the page has thousands of them. */
function asText(part: string): string {
  return escapeHtml(part).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
