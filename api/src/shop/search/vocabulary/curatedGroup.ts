import type { GroupTerm } from './synonymState.ts';

/** A curated group: its names by language, and the department that its file is about. */
export interface CuratedGroup {
  handle: string;
  department: string;
  names: GroupTerm[];
}
