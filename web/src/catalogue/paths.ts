/** What a readable address is made of: an object's public id and its name. */
export type Named = { readonly id: string; readonly name: string };

const LONGEST_SLUG = 80;

/** Letters and digits of any script in lower case, joined by dashes; '' when the name has none. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return trimDashes(Array.from(trimDashes(words)).slice(0, LONGEST_SLUG).join(''));
}

function trimDashes(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}

function segmentOf({ id, name }: Named): string {
  const slug = slugOf(name);
  return slug === '' ? id : `${slug}-${id}`;
}

/** `/product/{name}-{id}`. */
export function productPath(product: Named): string {
  return `/product/${segmentOf(product)}`;
}

/** `/{category-name}-{id}/{subcategory-name}-{id}`: the products of one sub-category. */
export function listingPath(category: Named, subCategory: Named): string {
  return `/${segmentOf(category)}/${segmentOf(subCategory)}`;
}

/** `/search?q={text}`; without a text, the bare search page. */
export function searchPath(text = ''): string {
  return text === '' ? '/search' : `/search?${new URLSearchParams({ q: text }).toString()}`;
}

/** The id at the end of a decoded route segment; ids hold no dash, names may hold anything. */
export function idFromSegment(segment: string | undefined): string {
  return segment === undefined ? '' : segment.slice(segment.lastIndexOf('-') + 1);
}

/** What a search page's address asks for, without the spaces around it. */
export function searchedText(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim();
}
