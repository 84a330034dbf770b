import type { Span } from './readSpans.ts';
import { BRAND_LANGUAGE } from './termSources.ts';

/** A term of the index that stands for some of the words. */
export interface QueryTerm {
  term: string;
  /** The positions of the words. */
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

/** The positions of the words of a span. */
export function positionsOf({ first, length }: Pick<Span, 'first' | 'length'>): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

/** Whether a name is that of a brand. */
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
