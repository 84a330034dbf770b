import { graphql, readInlineData } from 'react-relay';
import type {
  toSynonymDraft_group$key,
  SynonymDepartment,
  SynonymLanguage,
} from './__generated__/toSynonymDraft_group.graphql.ts';

/** A name or a brand of a group that is edited. */
export interface DraftTerm {
  readonly language: SynonymLanguage;
  readonly term: string;
}

/** A group's editable fields. */
export interface SynonymDraft {
  readonly department: SynonymDepartment | null;
  readonly terms: readonly DraftTerm[];
}

/** The saved state of a group as a draft. */
export function toSynonymDraft(group: toSynonymDraft_group$key): SynonymDraft {
  const { department, terms } = readInlineData(
    graphql`
      fragment toSynonymDraft_group on SynonymGroup @inline {
        department
        terms {
          language
          term
        }
      }
    `,
    group,
  );
  return { department: department ?? null, terms: terms.map(({ language, term }) => ({ language, term })) };
}
