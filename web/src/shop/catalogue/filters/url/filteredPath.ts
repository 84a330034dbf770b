import { filterParams } from './filterParams.ts';
import type { ProductFilters } from './readFilters.ts';

/** The path of a list, which may have parameters, with its filters. */
export function filteredPath(path: string, filters: ProductFilters): string {
  const params = new URLSearchParams(filterParams(filters)).toString();
  if (params === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${params}`;
}
