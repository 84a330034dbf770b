import { Prisma } from '../../platform/db/generated/client.ts';

/** Whose products are searched: those on sale, or all that are not deleted. */
export type SearchScope = 'ON_SALE' | 'ALL';

/** The language of a group's brands: a tag of private use. */
export const BRAND_LANGUAGE = 'x-brand';

/** A word or a name of products that a typed word may stand for. */
export interface SuggestedTerm {
  /** As it is written. */
  text: string;
  /** The term of the index. */
  term: string;
  phonetic: string;
  /** The language of a synonym; null for a word of the catalogue. */
  language: string | null;
  productCount: number;
  /** The sum of the scores of the products, which is larger for what things are than for what is said of them. */
  scoreSum: number;
}

interface TermSources {
  /** The columns of a `SuggestedTerm` of the catalogue, and of a name of a group. */
  wordColumns: Prisma.Sql;
  nameColumns: Prisma.Sql;
  /** FROM and WHERE of both, for products of the scope; `names` leaves out brands, and so does `intendedNames` for admins, who look for what the shop has. */
  words: Prisma.Sql;
  names: Prisma.Sql;
  intendedNames: Prisma.Sql;
}

/** Where the words of the catalogue and the names of what it has are read from. */
export function sourcesOf(scope: SearchScope): TermSources {
  const count = countColumn(scope);
  const counts = Prisma.sql`known.${count} AS "productCount", known.score_sum::float8 AS "scoreSum"`;
  const all = Prisma.sql`synonyms named JOIN search_terms known ON known.term = '#' || named.group_handle AND known.${count} > 0 WHERE true`;
  const names = Prisma.sql`${all} AND named.language <> '${Prisma.raw(BRAND_LANGUAGE)}'`;
  return {
    wordColumns: Prisma.sql`known.word AS text, known.term, known.phonetic, NULL::text AS language, ${counts}`,
    nameColumns: Prisma.sql`named.term AS text, known.term, named.phonetic, named.language, ${counts}`,
    words: Prisma.sql`search_terms known WHERE known.${count} > 0 AND known.term NOT LIKE '#%'`,
    names,
    intendedNames: scope === 'ALL' ? names : all,
  };
}

/** The column of `known` that counts the products of a scope. */
export function countColumn(scope: SearchScope): Prisma.Sql {
  return scope === 'ALL' ? Prisma.sql`document_count` : Prisma.sql`product_count`;
}
