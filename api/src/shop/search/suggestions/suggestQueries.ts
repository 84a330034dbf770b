import { isPackaging, type Completion, type UnderstoodWord } from '../understandQuery.ts';
import { isRegional } from '../queryTerm.ts';
import type { HitName } from '../rankProducts.ts';
import type { UnderstoodSearch } from '../findHits.ts';

const MAX_QUERIES = 6;
/** The texts of a kind that come first, when there are texts of another kind too. */
const LEADING = 3;
/** The longest name of a product that is a search text, in words, and the longest text, in letters. */
const [MAX_NAME_WORDS, MAX_LENGTH] = [3, 60];
/** The mean score of a word that some names have, and not only descriptions and categories. */
const NAME_SCORE = 250;
/** The mean scores of a word that only brands have: the larger, the more popular their products are. */
const [MIN_BRAND_SCORE, MAX_BRAND_SCORE] = [500, 530];
/** How much less a name of one region is suggested. */
const REGIONAL_WEIGHT = 0.2;
/** What a completion that no hit has counts of one that all hits have. */
const UNFOUND = 0.2;
/** The hits whose names are suggested when no name has the words of the text, as for a text in Devanagari. */
const NAMED_HITS = 10;

/** What was typed, and what it means. */
interface TypedSearch extends Pick<UnderstoodSearch, 'correctedText' | 'completions' | 'words' | 'terms'> {
  text: string;
  /** The words that no hit has. */
  missingWords: readonly string[];
}

/** A text to suggest; a larger score is a better one. */
interface ScoredText {
  text: string;
  score: number;
}

/**
 * Texts that a shopper may be typing, the likeliest first: the corrected text, what completes the last word, and what the best hits
 * are called. A search for each of them finds something.
 */
export function suggestQueries(search: TypedSearch, names: readonly HitName[]): string[] {
  const { text, correctedText, completions, words, missingWords } = search;
  const typed = words.filter((word) => !missingWords.includes(word.text));
  if (typed.length === 0 || names.length === 0) return [];
  const completed = correctedText === null ? sumScores(completedTexts(typed, search, names)) : [];
  const called = sumScores(calledTexts(typed, names));
  const isWhole = completions.some((completion) => completion.text === typed.at(-1)?.text);
  const [first, second] = isWhole ? [called, completed] : [completed, called];
  const ordered = [
    ...(correctedText === null ? [] : [typed.map((word) => word.text).join(' ')]),
    ...first.slice(0, LEADING),
    ...second.slice(0, LEADING),
    ...first.slice(LEADING),
    ...second.slice(LEADING),
    ...(called.length === 0 ? sumScores(names.slice(0, NAMED_HITS).map(nameOf)).slice(0, LEADING) : []),
  ];
  return unlike(ordered, text).slice(0, MAX_QUERIES);
}

/** The text with its last words completed. Its other words are those of a hit that has the completion too. */
function completedTexts(
  typed: readonly UnderstoodWord[],
  { completions, terms }: TypedSearch,
  names: readonly HitName[],
): ScoredText[] {
  const before = (position: number) => typed.filter((word) => word.position < position);
  const hasWord = (name: HitName, { position }: UnderstoodWord) =>
    terms.some(({ term, positions }) => positions.includes(position) && name.terms.includes(term));
  const foundWith = ({ term, position }: Completion) =>
    names.filter((name) => name.terms.includes(term) && before(position).every((word) => hasWord(name, word))).length;
  const possible = completions.filter((completion) => {
    const isAlone = before(completion.position).length === 0;
    if (!isAlone && !isOfCatalogue(completion)) return false;
    if (foundWith(completion) > 0) return true;
    return isAlone && meanScore(completion) >= NAME_SCORE && !isWordOfBrands(completion);
  });
  return unlikeSounds(possible).flatMap((completion) => {
    const { text, position, scoreSum } = completion;
    const words = before(position).map((word) => word.text);
    const completed = asWritten(text, words.at(-1), names);
    if (completed === null) return [];
    const likelihood = words.length > 0 ? 1 : scoreSum * (meanScore(completion) / 1000) ** 2;
    const score = likelihood * (UNFOUND + foundWith(completion) / names.length);
    return [{ text: [...words, completed].join(' '), score: score * (isRegional(completion) ? REGIONAL_WEIGHT : 1) }];
  });
}

/** Whether it is a word of products or an English name, which go with other words. */
function isOfCatalogue({ language }: Completion): boolean {
  return language === null || language === 'en';
}

function meanScore({ scoreSum, productCount }: Completion): number {
  return scoreSum / productCount;
}

/** Whether a completion that no hit has is a word of brands. */
function isWordOfBrands(completion: Completion): boolean {
  const mean = meanScore(completion);
  return completion.language === null && mean >= MIN_BRAND_SCORE && mean <= MAX_BRAND_SCORE;
}

/** One of the spellings and of the names of each thing: the catalogue's before an English one, and a short one before a long one. */
function unlikeSounds(completions: readonly Completion[]): Completion[] {
  const keys = new Set<string>();
  return completions
    .toSorted((one, other) => preference(one) - preference(other) || one.text.length - other.text.length)
    .filter(({ phonetic, term }) => {
      const sound = phonetic.slice(0, 1) + phonetic.slice(1).replaceAll(/[iu]/g, '');
      const isNew = !keys.has(sound) && !keys.has(term);
      keys.add(sound).add(term);
      return isNew;
    });
}

function preference({ language }: Completion): number {
  const preferred = [null, 'en'].indexOf(language);
  return preferred === -1 ? 2 : preferred;
}

/** What hits are called that have all the words, the last of which may be half typed. */
function calledTexts(typed: readonly UnderstoodWord[], names: readonly HitName[]): ScoredText[] {
  const beginnings = typed.map((word) => word.text);
  return names.flatMap((name, place) => {
    const { words, brandWords } = name;
    const isIn = (list: readonly string[]) => (word: string) => list.some((other) => other.startsWith(word));
    const isOfBrand = !beginnings.every(isIn(words));
    if (isOfBrand && !beginnings.every(isIn([...brandWords, ...words]))) return [];
    const text = isOfBrand ? [...brandWords, ...thingOf(beginnings, words)].join(' ') : nameOf(name).text;
    return text.split(' ').length > MAX_NAME_WORDS ? [] : [{ text, score: scoreAt(place) }];
  });
}

/** The typed words of a name, as they are in it, or else what the product is. */
function thingOf(beginnings: readonly string[], words: readonly string[]): string[] {
  const typed = words.filter((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  return typed.length > 0 ? typed : words.filter((word) => !isPackaging(word)).slice(-1);
}

function nameOf({ words }: HitName, place = 0): ScoredText {
  return { text: words.filter((word) => !isPackaging(word)).join(' '), score: scoreAt(place) };
}

function scoreAt(place: number): number {
  return 1 / (2 + place);
}

/**
 * A completion in the form that most names of the hits have: `chips` for `chip`. One that only brands have is the whole brand that
 * begins with it; it is null for a later word of brands, unless the word before it is typed.
 */
function asWritten(text: string, before: string | undefined, names: readonly HitName[]): string | null {
  const forms = names.flatMap(({ words }) => words).filter((word) => keyOf(word) === keyOf(text));
  const [most] = [...Map.groupBy(forms, (form) => form)].sort(([, one], [, other]) => other.length - one.length);
  if (most) return most[0];
  const brands = names.map(({ brandWords }) => brandWords).filter((words) => words.includes(text));
  const whole = brands.find(([first]) => first === text);
  if (whole) return whole.join(' ');
  const isNext = brands.length === 0 || brands.some((words) => words[words.indexOf(text) - 1] === before);
  return isNext ? text : null;
}

/** The texts by the sum of their scores; of the forms of one, that with the largest score. */
function sumScores(texts: readonly ScoredText[]): string[] {
  const byScore = texts.toSorted((one, other) => other.score - one.score);
  return [...Map.groupBy(byScore, ({ text }) => keyOf(text)).values()]
    .map((group) => ({ text: group[0]?.text ?? '', score: group.reduce((sum, { score }) => sum + score, 0) }))
    .sort((one, other) => other.score - one.score)
    .map(({ text }) => text);
}

/** The texts that are no forms of one another, nor of what was typed. */
function unlike(texts: readonly string[], typed: string): string[] {
  const keys = new Set(['', keyOf(typed)]);
  return texts.filter((text) => {
    const isOther = !keys.has(keyOf(text)) && text.length <= MAX_LENGTH;
    keys.add(keyOf(text));
    return isOther;
  });
}

/** Equal for texts that differ in blanks and plurals alone. */
function keyOf(text: string): string {
  return text
    .split(' ')
    .map((word) => word.replace(/(?<=..)(?:es|s)$/, ''))
    .join('');
}
