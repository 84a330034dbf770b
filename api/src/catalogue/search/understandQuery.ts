import { correctWord, type Correction } from './correctWord.ts';
import { parseAmount, type Amount } from './parseAmount.ts';
import { nameEmoji } from './nameEmoji.ts';
import { readSimilarTerms } from './readSimilarTerms.ts';
import { readSpans, type NamedGroup, type Span } from './readSpans.ts';
import { BRAND_LANGUAGE, type SearchScope, type SuggestedTerm } from './termSources.ts';
import { FILLERS, isPackaging } from './fillers.ts';

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

/** A word that says what is wanted. */
export interface UnderstoodWord {
  position: number;
  /** As it was corrected, or as it was typed. */
  text: string;
  /** Whether it is a brand that the shop does not have, and products of other brands are found by it. */
  isBrandOfOthers: boolean;
}

/** What a shopper means by a search text. */
export interface UnderstoodQuery {
  terms: QueryTerm[];
  /** The positions of the words that a hit should have. */
  positions: number[];
  /** Those of them that say what the thing is. */
  things: number[];
  amount: Amount | null;
  /** The words as they were corrected; null when none was. */
  correctedText: string | null;
  /** The words that say what is wanted. */
  words: UnderstoodWord[];
}

const WEIGHTS = { regional: 0.9, rival: 0.5, completion: 0.6, secondThought: 0.9 };
/** A word that so few products have may be a mistake of their own. */
const RARE = 3;
/** A completion or a correction of a known word needs so many times its products. */
const CLEARLY_MORE = 10;
/** The shortest sound that tells words apart. */
const MIN_PHONETIC_LENGTH = 5;
/** The mean score of a word that only descriptions have. */
const DESCRIPTION_SCORE = 80;

/** How a search text is read. */
export interface UnderstandingOptions {
  /** Whether misspelled words are corrected; they are unless it is false. */
  isCorrected?: boolean;
  scope?: SearchScope;
}

/** Reads what a search text means from the vocabulary and the synonyms. */
export async function understandQuery(
  text: string,
  { isCorrected = true, scope = 'ON_SALE' }: UnderstandingOptions = {},
): Promise<UnderstoodQuery> {
  const { words, amount } = parseAmount(nameEmoji(text));
  const spans = await readSpans(words, scope);
  const singles = spans.filter(({ length }) => length === 1);
  const wanted = wantedWords(singles);
  const terms = spans.flatMap((span) => exactTerms(span));
  const groupsAt = (position: number) =>
    spans.filter((span) => positionsOf(span).includes(position)).flatMap(({ groups }) => groups);

  const last = singles.at(-1);
  if (last && wanted.includes(last)) {
    const endings = spans.filter((span) => span.first + span.length - 1 === last.first);
    terms.push(...completionTerms(endings, wanted.length === 1));
  }
  const corrected = new Map<number, string>();
  const isUnknown = ({ first }: Span) => !isCovered(terms, first) && groupsAt(first).every(isBrand);
  const unknown = wanted.filter(isUnknown);
  const doubtful = wanted.filter(
    (span) => !unknown.includes(span) && isDoubtful(span) && groupsAt(span.first).length === 0,
  );
  if (isCorrected && unknown.length + doubtful.length > 0)
    terms.push(...(await correctedTerms(spans, { unknown, doubtful, scope }, corrected)));
  // A brand that the shop does not have stands for what it is bought for, unless another word says that.
  const brands = wanted.some(({ first }) => isCovered(terms, first)) ? [] : spans.flatMap(brandTerms);
  terms.push(...brands);

  const missing = wanted.filter(({ first }) => !isCovered(terms, first));
  const isNotSold = missing.some(({ first }) =>
    groupsAt(first).some((group) => !isBrand(group) && group.department !== 'words'),
  );
  const isThing = ({ first }: Span) =>
    groupsAt(first).some(({ department, productCount }) => productCount > 0 && department !== 'words');
  const found = wanted.filter((span) => !missing.includes(span));
  const isBrandMissing = missing.every(({ first }) => groupsAt(first).some(isBrand));
  const meant = isBrandMissing || found.some(isThing) ? found : [];
  return {
    terms,
    positions: isNotSold ? [] : meant.map(({ first }) => first),
    things: meant.filter(isThing).map(({ first }) => first),
    amount: amount ?? bareCount(singles, wanted),
    correctedText: corrected.size === 0 ? null : correctedText(singles, corrected),
    words: wanted.map(({ first, text: word }) => ({
      position: first,
      text: corrected.get(first) ?? word,
      isBrandOfOthers: isCovered(brands, first),
    })),
  };
}

/** The words that a hit should have: not those of a sentence around them, numbers and packs unless there is nothing else. */
function wantedWords(singles: readonly Span[]): Span[] {
  const words = singles.filter(({ text }) => !FILLERS.has(text));
  const named = words.filter(({ text }) => !isPackaging(text));
  return [named, words, [...singles]].find((list) => list.length > 0) ?? [];
}

/** A number beside words is a count of pieces: `30 eggs`. */
function bareCount(singles: readonly Span[], wanted: readonly Span[]): Amount | null {
  const number = singles.find(({ text }) => /^\d{1,3}$/.test(text));
  return number && !wanted.includes(number) ? { amount: Number(number.text), base: 'pc' } : null;
}

function correctedText(singles: readonly Span[], corrected: ReadonlyMap<number, string>): string {
  return singles
    .map(({ first, text }) => corrected.get(first) ?? text)
    .filter((word) => word !== '')
    .join(' ');
}

function positionsOf({ first, length }: Pick<Span, 'first' | 'length'>): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

function isCovered(terms: readonly QueryTerm[], position: number): boolean {
  return terms.some(({ positions }) => positions.includes(position));
}

function isBrand({ language }: NamedGroup): boolean {
  return language === BRAND_LANGUAGE;
}

/** What a brand is bought for. */
function brandTerms(span: Span): QueryTerm[] {
  const brands = span.groups.filter((group) => group.productCount > 0 && isBrand(group));
  return brands.map((group) => groupTerm(group, span, 1));
}

/** The word itself, and the things that it names. */
function exactTerms(span: Span): QueryTerm[] {
  const positions = positionsOf(span);
  const { productCount } = span;
  const isDescriptive = span.scoreSum <= DESCRIPTION_SCORE * productCount;
  const names = span.groups.filter((group) => !isBrand(group));
  const isSold = names.some(({ productCount }) => productCount > 0);
  const isWord = productCount > 0 && (names.length === 0 || isSold || !isDescriptive);
  const groups = span.groups.filter((group) => group.productCount > 0 && !isBrand(group));
  return [
    ...(isWord ? [{ term: span.term, positions, weight: 1, isLiteral: true, isCompletion: false, productCount }] : []),
    ...groups.map((group) => groupTerm(group, span, groupWeight(group, groups))),
  ];
}

function groupTerm({ handle, productCount }: NamedGroup, span: Span, weight: number): QueryTerm {
  const positions = positionsOf(span);
  return { term: `#${handle}`, positions, weight, isLiteral: false, isCompletion: false, productCount };
}

/** English before Hindi before the languages of regions. */
function rankOfLanguage(language: string): number {
  if (language === 'en') return 0;
  return language.startsWith('hi') ? 1 : 2;
}

/** A name of a region counts less, and much less when it is an English or a Hindi name of something else. */
function groupWeight({ language }: NamedGroup, rivals: readonly NamedGroup[]): number {
  const rank = rankOfLanguage(language);
  if (rivals.some((rival) => rankOfLanguage(rival.language) < rank)) return WEIGHTS.rival;
  return rank === 2 ? WEIGHTS.regional : 1;
}

/** What the last word, which may be half typed, begins. A known word among others is meant as it is. */
function completionTerms(endings: readonly Span[], isAlone: boolean): QueryTerm[] {
  const largest = Math.max(...endings.flatMap(({ completions }) => completions.map(({ scoreSum }) => scoreSum)));
  return endings.flatMap((span) => {
    const known = Math.max(span.productCount, ...span.groups.map(({ productCount }) => productCount));
    const isLikely = ({ productCount }: SuggestedTerm) => known * CLEARLY_MORE < productCount;
    return span.completions
      .filter((completion) => completion.text !== span.text && (isAlone || isLikely(completion)))
      .map((completion) => {
        const { term, language, scoreSum, productCount } = completion;
        const weight = likelihood(scoreSum / largest) * (isLikely(completion) ? 1 : WEIGHTS.completion);
        const isLiteral = language === null;
        return { term, positions: positionsOf(span), weight, isLiteral, isCompletion: true, productCount };
      });
  });
}

/** From 0.5 to 1, in steps, so that the order of hits stays while the catalogue changes a little. */
function likelihood(share: number): number {
  return Math.max(0.5, 1 + 0.1 * Math.round(Math.log2(share)));
}

/** A word that hardly any product has, as a misspelled name does. */
function isDoubtful({ productCount, text }: Span): boolean {
  return productCount <= RARE && text.length >= 5;
}

interface QuestionableWords {
  unknown: readonly Span[];
  doubtful: readonly Span[];
  scope: SearchScope;
}

/** Corrects unknown words, alone or together with their neighbours, and adds what doubtful ones may be meant for. */
async function correctedTerms(
  spans: readonly Span[],
  { unknown, doubtful, scope }: QuestionableWords,
  corrected: Map<number, string>,
): Promise<QueryTerm[]> {
  const includes = (span: Span, words: readonly Span[]) => words.some(({ first }) => positionsOf(span).includes(first));
  const texts = spans.filter(
    (span) => (span.length <= 2 && includes(span, unknown)) || (span.length === 1 && includes(span, doubtful)),
  );
  const similar = await readSimilarTerms(texts, scope);
  const terms: QueryTerm[] = [];
  const bySize = texts
    .map((span, number) => ({ span, number }))
    .sort((one, other) => other.span.length - one.span.length);
  for (const { span, number } of bySize) {
    const positions = positionsOf(span);
    const isKnownBrand = span.groups.some(isBrand);
    const candidates = similar.filter((candidate) => candidate.number === number);
    const corrections = correctWord(
      span,
      // A known brand is another one only when both sound the same.
      isKnownBrand
        ? candidates.filter((candidate) => candidate.language === null && soundsLike(candidate, span))
        : candidates,
    );
    const [best] = corrections;
    if (!best || positions.some((position) => corrected.has(position))) continue;
    if (includes(span, unknown)) {
      positions.forEach((position, index) => corrected.set(position, index === 0 ? best.text : ''));
      terms.push(
        ...corrections.map((correction) => correctionTerm(span, correction, 1 - 0.5 * (correction.cost - best.cost))),
      );
    } else if (best.cost <= 1 && best.productCount >= CLEARLY_MORE * span.productCount) {
      terms.push(correctionTerm(span, best, WEIGHTS.secondThought));
    }
  }
  return terms;
}

/** Whether a word sounds like a typed one that is long enough to be no coincidence. */
function soundsLike({ phonetic }: SuggestedTerm, typed: Span): boolean {
  return phonetic === typed.phonetic && phonetic.length >= MIN_PHONETIC_LENGTH;
}

function correctionTerm(span: Span, { term, language, productCount }: Correction, weight: number): QueryTerm {
  const isLiteral = language === null;
  return { term, positions: positionsOf(span), weight, isLiteral, isCompletion: false, productCount };
}
