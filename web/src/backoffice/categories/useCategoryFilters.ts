import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';

/** The filters of a catalogue list. */
export interface Filters {
  /** Words of the name. */
  q: string;
  /** The id of a category. */
  category: string;
}

const names = ['q', 'category'] as const;

/** The filters in the URL and the callback that changes them. */
export function useCategoryFilters() {
  return useUrlFilters(names);
}
