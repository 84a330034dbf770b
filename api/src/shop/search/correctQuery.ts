import { isBrand, isRegional, positionsOf, type QueryTerm } from './queryTerm.ts';
import { readSimilarTerms, type UnknownText, type Span, type SearchScope, type SuggestedTerm } from './readSpans.ts';

/** A word or a name that a typed text was meant to be; the smaller the cost, the nearer. */
interface Correction extends SuggestedTerm {
  cost: number;
}

const LATIN = /^[a-z0-9 ]+$/;

/** The word that a text was most likely meant to be; null when none is near enough. */
export function correctWord(typed: UnknownText, candidates: readonly SuggestedTerm[]): Correction | null {
  const [best] = candidates
    .map((candidate) => ({ ...candidate, cost: costOf(typed, candidate) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((one, other) => one.cost - other.cost || other.scoreSum - one.scoreSum);
  return best ?? null;
}

/** Edits, or differences of sound, with what makes a word unlikely; infinite beyond what its length allows. */
function costOf(typed: UnknownText, candidate: SuggestedTerm): number {
  const [text, other] = [typed.text, candidate.text].map((words) => words.replaceAll(' ', ''));
  if (text === undefined || other === undefined) return Infinity;
  const sound = editDistance(typed.phonetic, candidate.phonetic);
  const isLatin = LATIN.test(text) && LATIN.test(other);
  const edits = isLatin ? editDistance(text, other) : Infinity;
  const isSameStart = typed.phonetic[0] === candidate.phonetic[0];
  const allowed = allowedEdits(Math.min(text.length, isLatin ? other.length : Infinity));
  const soundsAlike = typed.phonetic.length >= 3 && sound === 0;
  const isNear = edits <= allowed && (isSameStart || (edits <= 1 && text.length >= 5));
  const isNearSound =
    isSameStart &&
    typed.phonetic.length >= 4 &&
    sound <= (typed.phonetic.length >= 7 ? 2 : 1) &&
    (!isLatin || edits <= allowed + 1);
  if (!soundsAlike && !isNear && !isNearSound) return Infinity;
  const distance = isLatin ? edits * 0.6 + sound * 0.4 : sound + (LATIN.test(text) ? 1 : 0.5);
  return distance + (isSameStart ? 0 : 0.5) + rarity(candidate);
}

/** The number of wrong letters that a word of a length may have. */
function allowedEdits(length: number): number {
  if (length <= 2) return 0;
  if (length <= 5) return 1;
  return length <= 8 ? 2 : 3;
}

/** What makes a word unlikely to be meant: few products, or a name of one region. */
function rarity(candidate: SuggestedTerm): number {
  return (isRegional(candidate) ? 0.4 : 0) + Math.max(0, 0.6 - 0.1 * Math.log2(1 + candidate.scoreSum / 100));
}

/** The words of a search that may be misspelled. */
export interface QuestionableWords {
  unknown: readonly Span[];
  /** Hardly any product has them. */
  doubtful: readonly Span[];
  scope: SearchScope;
}

/** What a doubtful word may be meant for needs so many times its products, and counts so much. */
const [CLEARLY_MORE, SECOND_THOUGHT] = [10, 0.9];
/** The shortest sound that tells words apart. */
const MIN_PHONETIC_LENGTH = 5;

/** Corrects unknown words, alone or together with their neighbours, and adds what doubtful ones may be meant for. */
export async function correctQuery(spans: readonly Span[], { unknown, doubtful, scope }: QuestionableWords) {
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
  /** The text of each corrected word by its position; empty where a word is part of the one before. */
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

/** The number of letters to insert, delete, replace or swap with their neighbour until one word is the other (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let [beforeLast, last]: [number[], number[]] = [[], to.map((_letter, index) => index + 1)];
  last.unshift(0);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, target] of to.entries()) {
      const replaced = (last[column] ?? 0) + (letter === target ? 0 : 1);
      const inserted = (current[column] ?? 0) + 1;
      const deleted = (last[column + 1] ?? 0) + 1;
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === target;
      const swapped = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, inserted, deleted, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return last.at(-1) ?? 0;
}
