import { useAddressFilters } from './useAddressFilters.ts';

/** What a list of the catalogue is narrowed down to. */
export interface Filters {
  /** Parts of the name. */
  q: string;
  /** The id of a category. */
  category: string;
}

const names = ['q', 'category'] as const;

/** The filters of the address and what was changed of them. */
export function useFilters() {
  return useAddressFilters(names);
}
