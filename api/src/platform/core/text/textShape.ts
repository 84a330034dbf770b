import { z } from 'zod';

const ASCII = /^\p{ASCII}*$/u;

/** What no reader sees: zero-width and soft breaks, marks of direction, fillers and other format characters; not joiners, variation selectors and tags. */
const INVISIBLE = /(?![\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** The scripts whose letters a joiner joins or parts. */
const JOINING_SCRIPTS =
  '\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Arab}';
const JOINING_LETTER = `(?=[\\p{L}\\p{M}])[${JOINING_SCRIPTS}]`;

/** The sign that takes a consonant's vowel, by script. A joiner after it has a meaning at the end of a word too, as in the Malayalam പാല്‍. */
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca]';

/** Where a joiner, a variation selector or a tag stays: in words of the joining scripts and in emoji. */
const MEANINGFUL = [
  `(?<=${VIRAMA})[\\u200c\\u200d]`,
  `(?<=${JOINING_LETTER})[\\u200c\\u200d](?=${JOINING_LETTER})`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
].join('|');
const CONTEXTUAL = new RegExp(`(${MEANINGFUL})|[\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}]`, 'gu');

/**
 * A text without the invisible characters that pasted texts bring along: soft hyphens, zero-width spaces, byte order marks and marks of
 * direction. Joiners stay within words of Indic and Arabic script and within emoji. Blanks and line ends stay as they are.
 */
export function cleanText(text: string): string {
  if (ASCII.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(CONTEXTUAL, '$1');
}

/** A text without invisible characters, trimmed, and without what PostgreSQL cannot store (NUL, lone surrogates). */
function plainTextShape(name: string, max: number, missing?: string) {
  return z
    .string(missing)
    .overwrite(cleanText)
    .trim()
    .max(max, `${name} can have at most ${max} characters`)
    .refine(isPlainText, `${name} must be plain text`);
}

/** A line of text from a form, which is not blank. */
export function textShape(name: string, max: number, missing = `${name} is required`) {
  return plainTextShape(name, max, missing).min(1, missing);
}

/** Whether a text has nothing that PostgreSQL cannot store: NUL and lone surrogates. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Whether a text has characters that change the text around it: line ends and other controls, and controls of direction. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u.test(text);
}

/** A text from a form that may be left out; null when blank. */
export function optionalTextShape(name: string, max: number) {
  return plainTextShape(name, max)
    .transform((text) => (text === '' ? null : text))
    .nullish();
}
