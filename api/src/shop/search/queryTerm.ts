import type { Span, SuggestedTerm } from './readSpans.ts';
import { BRAND_LANGUAGE } from './vocabulary/synonymGroup.ts';

/** A term of the index that stands for some of the words. */
export interface QueryTerm {
  term: string;
  positions: readonly number[];
  /** From 0 to 1: how sure it is that the shopper means it. */
  weight: number;
  /** Whether the product has the word itself, not another name of the same thing. */
  isLiteral: boolean;
  /** Whether it only begins with the word. */
  isCompletion: boolean;
  /** The number of products with the term. */
  productCount: number;
}

export function positionsOf({ first, length }: Pick<Span, 'first' | 'length'>): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

export function isBrand({ language }: { language: string | null }): boolean {
  return language === BRAND_LANGUAGE;
}

/** English before Hindi before the languages of regions. */
export function rankOfLanguage(language: string): number {
  if (language === 'en') return 0;
  return language.startsWith('hi') ? 1 : 2;
}

/** Whether a name is one of a region; a word of the catalogue and a brand are not. */
export function isRegional({ language }: { language: string | null }): boolean {
  return language !== null && language !== BRAND_LANGUAGE && rankOfLanguage(language) === 2;
}

/** A name of a region counts less than others, an unlikely one even less, and what a known word begins much less than the word. */
const [REGIONAL, UNLIKELY, OTHER] = [0.9, 0.7, 0.6];
/** So few letters begin words of many languages. */
const SHORT = 3;
/** What a known word begins is meant as well when it has so many times its products. */
const CLEARLY_MORE = 10;

/** What the last word, which may be half typed, begins. A known word among others is meant as it is. */
export function completeLastWord(endings: readonly Span[], isAlone: boolean): QueryTerm[] {
  // The sum is 0 for words of hidden products alone.
  const largest = Math.max(1, ...endings.flatMap(({ completions }) => completions.map(({ scoreSum }) => scoreSum)));
  return endings.flatMap((span) => {
    const known = Math.max(span.productCount, ...span.groups.map(({ productCount }) => productCount));
    const isLikely = (completion: SuggestedTerm) =>
      known === 0 || (!isRegional(completion) && known * CLEARLY_MORE < completion.productCount);
    return span.completions
      .filter((completion) => completion.text !== span.text && (isAlone || isLikely(completion)))
      .map((completion) => {
        const { term, language, scoreSum, productCount } = completion;
        const weight =
          likelihood(scoreSum / largest) * (isLikely(completion) ? 1 : OTHER) * likelinessOfName(completion, span);
        const isLiteral = language === null;
        return { term, positions: positionsOf(span), weight, isLiteral, isCompletion: true, productCount };
      });
  });
}

/** From 0.5 to 1, in steps, so that the order of hits stays while the catalogue changes a little. */
function likelihood(share: number): number {
  return Math.max(0.5, 1 + 0.1 * Math.round(Math.log2(share)));
}

/** A name of a region counts less, and less still after few letters; so does a name of which whole words are missing: the chicken egg of `chi`. */
function likelinessOfName(completion: SuggestedTerm, typed: Span): number {
  const { language, text } = completion;
  if (language === null) return 1;
  const isPart = text.split(' ').length > typed.length && !text.startsWith(`${typed.text} `);
  if (isPart || (isRegional(completion) && typed.text.length <= SHORT)) return UNLIKELY;
  return isRegional(completion) ? REGIONAL : 1;
}
