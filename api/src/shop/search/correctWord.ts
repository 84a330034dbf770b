import { editDistance } from './editDistance.ts';
import { isRegional } from './queryTerm.ts';
import type { UnknownText } from './readSimilarTerms.ts';
import type { SuggestedTerm } from './termSources.ts';

/** A word or a name that a typed text was meant to be; the smaller the cost, the nearer. */
export interface Correction extends SuggestedTerm {
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
