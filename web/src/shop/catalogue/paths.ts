import { slugOf } from '@kirana/shared/slug.ts';

/** The parts of a readable URL: an object's public id and its name. */
export type Named = { readonly id: string; readonly name: string };

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

/** `/search?q={text}`, with `&exact=1` for its very words; without a text, the bare search page. */
export function searchPath(text = '', isExact = false): string {
  return text === ''
    ? '/search'
    : `/search?${new URLSearchParams({ q: text, ...(isExact && { exact: '1' }) }).toString()}`;
}

/** The id at the end of a decoded route segment; ids contain no dash, names may contain any character. */
export function idFromSegment(segment: string | undefined): string {
  return segment === undefined ? '' : segment.slice(segment.lastIndexOf('-') + 1);
}

/** Whether it is the id of a sub-category in form; the API refuses a filter with another one. */
export function isSubCategoryId(id: string): boolean {
  return /^sub_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(id);
}

/** Whether a search page's URL forbids to correct its text. */
export function isExactSearch(params: URLSearchParams): boolean {
  return params.has('exact');
}

/** The trimmed search text of a search page's URL. */
export function searchedText(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim();
}
