interface MediaRange {
  name: string;
  quality: number;
}

/**
 * Those of the offered media types that an `Accept` header accepts, the best first: by their quality, then by how closely the header names
 * them, then in the order of the offer. Without a header every type is accepted. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function acceptedMediaTypes(accept: string | undefined, offered: readonly string[]): string[] {
  const ranges = (accept?.trim() || '*/*').toLowerCase().split(',').map(readRange);
  return offered
    .map((type) => ({ type, ...closestRange(type, ranges) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || other.closeness - one.closeness)
    .map(({ type }) => type);
}

/** The quality of the most specific range that includes a type; 0 when none does. */
function closestRange(type: string, ranges: readonly MediaRange[]): { quality: number; closeness: number } {
  const names = ['*/*', `${type.slice(0, type.indexOf('/'))}/*`, type];
  const closeness = names.findLastIndex((name) => ranges.some((range) => range.name === name));
  const qualities = ranges.filter(({ name }) => name === names[closeness]).map(({ quality }) => quality);
  return { quality: Math.max(0, ...qualities), closeness };
}

/** Parameters other than the quality do not distinguish what the shop offers. A quality that is no number counts as none. */
function readRange(text: string): MediaRange {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  return { name, quality: quality !== undefined && /^[01](\.\d*)?$/.test(quality) ? Number(quality) : 1 };
}
