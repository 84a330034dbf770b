import { correctWord, type Correction } from './correctWord.ts';
import { isBrand, isRegional, positionsOf, type QueryTerm } from './queryTerm.ts';
import { readSimilarTerms } from './readSimilarTerms.ts';
import type { Span } from './readSpans.ts';
import type { SearchScope, SuggestedTerm } from './termSources.ts';

/** The words of a search that may be misspelled. */
export interface QuestionableWords {
  /** Unknown words. */
  unknown: readonly Span[];
  /** Hardly any product has them. */
  doubtful: readonly Span[];
  scope: SearchScope;
}

/** What a misspelled search was meant to be. */
interface CorrectedQuery {
  /** The text of each corrected word by its position; empty where a word is part of the one before. */
  corrected: Map<number, string>;
  /** What doubtful words may be meant for. */
  terms: QueryTerm[];
}

/** What a doubtful word may be meant for needs so many times its products, and counts so much. */
const [CLEARLY_MORE, SECOND_THOUGHT] = [10, 0.9];
/** The shortest sound that tells words apart. */
const MIN_PHONETIC_LENGTH = 5;

/** Corrects unknown words, alone or together with their neighbours, and adds what doubtful ones may be meant for. */
export async function correctQuery(
  spans: readonly Span[],
  { unknown, doubtful, scope }: QuestionableWords,
): Promise<CorrectedQuery> {
  const includes = (span: Span, words: readonly Span[]) => words.some(({ first }) => positionsOf(span).includes(first));
  const texts = spans.filter(
    (span) =>
      (span.length <= 2 && includes(span, unknown) && wordsOf(span).every((word) => word.length > 1)) ||
      (span.length === 1 && includes(span, doubtful)),
  );
  const similar = texts.length === 0 ? [] : await readSimilarTerms(texts, scope);
  const bySize = texts
    .map((span, number) => ({ span, number }))
    .sort((one, other) => other.span.length - one.span.length);
  const corrected = new Map<number, string>();
  const terms: QueryTerm[] = [];
  for (const { span, number } of bySize) {
    const positions = positionsOf(span);
    const candidates = similar.filter(
      (candidate) =>
        candidate.number === number && isOther(candidate, span) && keepsKnownWords(candidate, span, unknown),
    );
    const best = correctWord(span, candidates);
    if (!best || positions.some((position) => corrected.has(position))) continue;
    if (includes(span, unknown)) {
      positions.forEach((position, index) => corrected.set(position, index === 0 ? best.text : ''));
    } else if (isMeant(best, span)) {
      const { term, language, productCount } = best;
      terms.push({
        term,
        positions,
        weight: SECOND_THOUGHT,
        isLiteral: language === null,
        isCompletion: false,
        productCount,
      });
    }
  }
  return { corrected, terms };
}

function wordsOf({ text }: Span): string[] {
  return text.split(' ');
}

/** Whether a candidate may be meant instead of a text: instead of the name of a brand only when both sound the same. */
function isOther({ text, phonetic, language }: SuggestedTerm, typed: Span): boolean {
  if (text === typed.text) return false;
  if (!typed.groups.some(isBrand)) return true;
  return language === null && phonetic === typed.phonetic && phonetic.length >= MIN_PHONETIC_LENGTH;
}

/** Whether the known words of a text stay when an unknown one beside them is corrected. */
function keepsKnownWords({ text }: SuggestedTerm, span: Span, unknown: readonly Span[]): boolean {
  const known = wordsOf(span).filter((_, index) => unknown.every(({ first }) => first !== span.first + index));
  return span.length === 1 || known.every((word) => text.includes(word));
}

/** Whether a doubtful word may be meant for another one: a near one that clearly more products have, also than what it begins. */
function isMeant(best: Correction, typed: Span): boolean {
  const begun = Math.max(0, ...typed.completions.map(({ productCount }) => productCount));
  return (
    !isBrand(best) &&
    !isRegional(best) &&
    best.cost <= 1 &&
    best.productCount >= CLEARLY_MORE * typed.productCount &&
    best.productCount > 2 * begun
  );
}
