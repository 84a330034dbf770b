export const SYNONYMS_PATH = '/dashboard/synonyms';

/** A term that a page is opened with, to be added. */
export interface TermToAdd {
  term: string;
  language?: string;
}

/** The page that edits a group, `new` for a new one, with a term to be added. */
export function synonymGroupPath(id: string, toAdd?: TermToAdd): string {
  const params = new URLSearchParams(toAdd && { ...toAdd });
  return `${SYNONYMS_PATH}/${id}${params.size === 0 ? '' : `?${params.toString()}`}`;
}

/** The page of all groups, with a term to add to one of them. */
export function addTermPath(term: string): string {
  return `${SYNONYMS_PATH}?${new URLSearchParams({ term }).toString()}`;
}
