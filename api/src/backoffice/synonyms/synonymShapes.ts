import { z } from 'zod';
import { BRAND_LANGUAGE } from '../../shop/search/vocabulary/synonymGroup.ts';

const [MIN_LENGTH, MAX_LENGTH] = [2, 60];
/** The largest numbers of terms and of brands of a group. */
const [MAX_TERMS, MAX_BRANDS] = [60, 200];

/** A term as it is stored: lower case, single spaces, composed letters, without invisible characters. */
const termText = z
  .string()
  .transform((text) =>
    text
      .slice(0, 10 * MAX_LENGTH)
      .toWellFormed()
      .normalize('NFKC')
      .replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
      .replaceAll(/[\p{Cf}\p{Co}\p{Cn}]+/gu, '')
      .toLowerCase()
      .replaceAll(/ +/g, ' ')
      .trim(),
  )
  .refine((term) => /[\p{L}\p{Nd}]/u.test(term) && [...term].length >= MIN_LENGTH, {
    error: `A term needs at least ${MIN_LENGTH} letters or digits`,
  })
  .refine((term) => [...term].length <= MAX_LENGTH, { error: `A term can have at most ${MAX_LENGTH} characters` });

const groupTerm = z.object({ language: z.string(), term: termText });

const isBrand = ({ language }: { language: string }) => language === BRAND_LANGUAGE;

/** The terms of a group: each once, under the first language that has it. */
const groupTerms = z
  .array(z.unknown())
  .min(1, 'Add at least one term')
  .max(2 * (MAX_TERMS + MAX_BRANDS), `A group can have at most ${MAX_TERMS} terms`)
  .pipe(z.array(groupTerm))
  .transform((terms) => [...new Map(terms.toReversed().map((term) => [term.term, term])).values()].toReversed())
  .refine((terms) => terms.filter((term) => !isBrand(term)).length <= MAX_TERMS, {
    error: `A group can have at most ${MAX_TERMS} terms`,
  })
  .refine((terms) => terms.filter(isBrand).length <= MAX_BRANDS, {
    error: `A group can have at most ${MAX_BRANDS} brands`,
  });

/** The valid fields of a synonym group. */
export const synonymGroupShape = z.looseObject({ terms: groupTerms });
