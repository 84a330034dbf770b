import { completeLastWord, isBrand, positionsOf, rankOfLanguage, type QueryTerm } from './queryTerm.ts';
import { correctQuery } from './correctQuery.ts';
import type { Amount } from '../catalogue/amount.ts';
import { nameEmoji } from './suggestions/nameEmoji.ts';
import { readSpans, type NamedGroup, type Span, type SearchScope, type SuggestedTerm } from './readSpans.ts';

/** Words of a sentence around what is looked for, in English and in Hindi. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'one two a an the of for with and or to in on my me i is some any from near online best good cheap cheapest buy get find give show need',
    'want order urgently today tonight where can find have you your do please pls plz deliver delivery price rate offer',
    'ka ki ke ko se ek do hai mein aur ya liye wala wali wale vala vali vale mujhe muje chahiye chahie chaiye chaahiye dena dedo lao',
    'lana la bhaiya bhai didi thoda thodi zara kya aapke aap paas hain milega milegi jaldi acha accha achha achhi achchi koi kuch sasta sasti',
    'का की के को से है और या लिए वाला वाली वाले मुझे चाहिए दो दे देना भैया थोड़ा थोडा अच्छा कुछ',
  ]
    .join(' ')
    .split(' '),
);

const PACKAGING = new Set(
  'packet packets pack packs pkt pouch pouches bottle bottles jar jars box boxes tin tins can cans sachet sachets stick sticks piece pieces pcs pc tray loose size पैकेट'.split(
    ' ',
  ),
);

/** Whether a word is a number or says how something is packed. */
export function isPackaging(word: string): boolean {
  return PACKAGING.has(word) || /^\d+$/.test(word);
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
  /** The stems of all its words but the amount. */
  stems: string[];
  /** What the last words, which may be half typed, begin. */
  completions: Completion[];
}

/** A word or a name that begins with the last words of a text. */
export interface Completion extends SuggestedTerm {
  /** The position of the first of those words. */
  position: number;
}

const WEIGHTS = { regional: 0.9, rival: 0.5 };
/** A word that so few products have may be a mistake of their own. */
const RARE = 3;
/** The largest mean score of a word that only descriptions have: of products that are as popular as can be. */
const DESCRIPTION_SCORE = 90;

export interface UnderstandingOptions {
  /** Whether misspelled words are corrected; they are unless it is false. */
  isCorrected?: boolean;
  scope?: SearchScope;
}

/** Reads what a search text means from the vocabulary and the synonyms. */
export async function understandQuery(
  text: string,
  { isCorrected = true, scope = 'AVAILABLE_FOR_SALE' }: UnderstandingOptions = {},
): Promise<UnderstoodQuery> {
  const { spans, amount } = await readSpans(nameEmoji(text), scope);
  const singles = spans.filter(({ length }) => length === 1);
  const wanted = wantedWords(singles);
  const terms = spans.flatMap((span) => exactTerms(span));
  const groupsAt = (position: number) =>
    spans.filter((span) => positionsOf(span).includes(position)).flatMap(({ groups }) => groups);

  // The name of a brand that the shop does not have is no phrase of its words.
  const rivals = spans.filter((span) => namesRival(span, singles));
  const endings = endingsOf(spans, wanted);
  terms.push(...lastWordTerms(endings, wanted, terms), ...rivals.flatMap(brandTerms));

  if (isCorrected) {
    const isUnknown = ({ first }: Span) => !isCovered(terms, first) && groupsAt(first).every(isBrand);
    const unknown = wanted.filter(isUnknown);
    const doubtful = wanted.filter(
      (span) => !unknown.includes(span) && isDoubtful(span) && groupsAt(span.first).length === 0,
    );
    const corrections = await correctQuery(spans, { unknown, doubtful, scope });
    if (corrections.corrected.size > 0) {
      const correctedText = applyCorrections(singles, corrections.corrected);
      const meant = await understandQuery(correctedText, { isCorrected: false, scope });
      return { ...meant, amount: amount ?? bareCount(singles, wanted), correctedText };
    }
    terms.push(...corrections.terms);
  }
  // A brand that the shop does not have stands for what it is bought for, unless another word says that.
  const brands = wanted.some(({ first }) => isCovered(terms, first)) ? [] : spans.flatMap(brandTerms);
  terms.push(...brands);

  const missing = wanted.filter(({ first }) => !isCovered(terms, first));
  const isNotSold =
    spans.some(isNameNotSold) ||
    missing.some(({ first }) => groupsAt(first).some((group) => !isBrand(group) && group.department !== 'words'));
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
    correctedText: null,
    words: wanted.map(({ first, text: word }) => ({
      position: first,
      text: word,
      isBrandOfOthers: isCovered(brands, first),
    })),
    stems: singles.map(({ term }) => term),
    completions: endings.flatMap(({ first, completions }) => completions.map((term) => ({ ...term, position: first }))),
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

function applyCorrections(singles: readonly Span[], corrected: ReadonlyMap<number, string>): string {
  return singles
    .map(({ first, text }) => corrected.get(first) ?? text)
    .filter((word) => word !== '')
    .join(' ');
}

function isCovered(terms: readonly QueryTerm[], position: number): boolean {
  return terms.some(({ positions }) => positions.includes(position));
}

/** Whether only descriptions have the word, if anything has. */
function isDescriptive({ scoreSum, productCount }: Span): boolean {
  return scoreSum <= DESCRIPTION_SCORE * productCount;
}

/** Whether it is the name of a brand whose kind of products the shop has. */
function namesBrand({ groups }: Span): boolean {
  return groups.some((group) => group.productCount > 0 && isBrand(group));
}

/** Whether it is a whole word that says nothing of groceries. */
function namesOtherThing({ groups }: Span): boolean {
  return (
    groups.some(({ isExact }) => isExact) &&
    groups.every(({ department }) => department === 'notSold' || department === 'words')
  );
}

/** Whether it is the exact name, of several words, of something that this shop does not have because no grocer sells it. */
function isNameNotSold({ length, groups }: Span): boolean {
  return (
    length > 1 &&
    groups.some(({ isExact, department }) => isExact && department === 'notSold') &&
    groups.every(({ productCount }) => productCount === 0)
  );
}

/** Whether it is the exact name, of several words, of a brand that the shop does not have. */
function namesRival(span: Span, singles: readonly Span[]): boolean {
  return (
    span.length > 1 &&
    span.groups.some((group) => isBrand(group) && group.isExact) &&
    singles.some((word) => positionsOf(span).includes(word.first) && isDescriptive(word))
  );
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
  const names = span.groups.filter((group) => !isBrand(group));
  const groups = names.filter((group) => group.productCount > 0);
  const isBrandName = names.length === 0 && namesBrand(span);
  const isWord =
    productCount > 0 && (groups.length > 0 || !isDescriptive(span) || (names.length === 0 && !isBrandName));
  return [
    ...(isWord ? [{ term: span.term, positions, weight: 1, isLiteral: true, isCompletion: false, productCount }] : []),
    ...groups.map((group) => groupTerm(group, span, groupWeight(group, groups))),
  ];
}

function groupTerm({ handle, productCount }: NamedGroup, span: Span, weight: number): QueryTerm {
  const positions = positionsOf(span);
  return { term: `#${handle}`, positions, weight, isLiteral: false, isCompletion: false, productCount };
}

/** A name of a region counts less, and much less when it is an English or a Hindi name of something else. */
function groupWeight({ language }: NamedGroup, rivals: readonly NamedGroup[]): number {
  const rank = rankOfLanguage(language);
  if (rivals.some((rival) => rankOfLanguage(rival.language) < rank)) return WEIGHTS.rival;
  return rank === 2 ? WEIGHTS.regional : 1;
}

/** The spans that end with the last word, when that says what is wanted: it may be half typed. */
function endingsOf(spans: readonly Span[], wanted: readonly Span[]): Span[] {
  const last = spans.at(-1);
  return last && wanted.includes(last) ? spans.filter((span) => span.first + span.length - 1 === last.first) : [];
}

/** What the last word begins; nothing when it is the end of a name, a brand that the shop does not have, or a word of other things. */
function lastWordTerms(endings: readonly Span[], wanted: readonly Span[], terms: readonly QueryTerm[]): QueryTerm[] {
  const last = endings.at(-1);
  if (!last || (!isCovered(terms, last.first) && (namesBrand(last) || namesOtherThing(last)))) return [];
  const names = endings.filter(({ groups }) => groups.some(({ productCount }) => productCount > 0));
  const longest = Math.max(1, ...names.map(({ length }) => length));
  return completeLastWord(
    endings.filter(({ length }) => length >= longest),
    wanted.length === 1,
  );
}

/** A word that hardly any product has, as a misspelled name does. */
function isDoubtful({ productCount, text }: Span): boolean {
  return productCount <= RARE && text.length >= 5;
}
