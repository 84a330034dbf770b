import escapeHtml from 'escape-html';

/** A box of code under a title; what is too wide scrolls in it. */
export function codeFigure(title: string, code: string): string {
  return `<figure><figcaption>${escapeHtml(title)}</figcaption><pre tabindex="0">${marked(code)}</pre></figure>`;
}

/** Texts in quotes that are values get a colour of their own. */
function marked(code: string): string {
  const parts = code.split(/("(?:[^"\\]|\\.)*")/);
  return parts
    .map((part, index) => {
      const isValue = index % 2 === 1 && !parts[index + 1]?.startsWith(':');
      return isValue ? `<i>${asText(part)}</i>` : asText(part);
    })
    .join('');
}

/** Between tags quotes may stand as they are; there are thousands of them. */
function asText(part: string): string {
  return escapeHtml(part).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
