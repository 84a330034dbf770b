import { z } from 'zod';

const [MAX_LENGTH, MAX_WORD_LENGTH] = [200, 40];
/** Invisible characters, except for the joiners that form letters of Indian scripts and emoji; `fold_text` leaves out the same. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;
/** A number with a fraction behind it, which compatibility forms would make one number: `2½`. */
const MIXED_NUMBER = /(?<=\p{Nd})(?=[\u00BC-\u00BE\u2150-\u215F\u2189])/gu;

/**
 * The part of a search text that counts, without what PostgreSQL cannot store, decoded when it is percent-encoded, and blank when
 * it has neither letters nor digits nor emoji.
 */
export function cleanSearchText(text: string): string {
  const read = decode(text).slice(0, MAX_LENGTH).toWellFormed();
  if (!/[\p{L}\p{Nd}\p{Extended_Pictographic}]/u.test(read)) return ''; // also for a fraction alone
  const cleaned = read
    .replaceAll(/[\0\uFFFD]/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(MIXED_NUMBER, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = cleaned.split(' ').map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));
  return words.join(' ');
}

/** `amul%20milk` is `amul milk`; `100%` and other texts that are not encoded stay as they are. */
function decode(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const QUERY_TEXT_MAX_LENGTH = 60;

/** The words of a search text in lower case, without punctuation, cut to 60 characters. */
export function queryText(text: string): string {
  const words = cleanSearchText(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return [...words.trim()].slice(0, QUERY_TEXT_MAX_LENGTH).join('').trim();
}

/** The longest search text in an argument for admins. */
export const MAX_SEARCH_TEXT = 200;

/** The valid search texts of such an argument, which may be empty. */
export const searchTextShape = z
  .string()
  .max(MAX_SEARCH_TEXT, `The text can have at most ${MAX_SEARCH_TEXT} characters`);
