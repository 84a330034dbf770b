import { asciiDigits } from '@kirana/shared/numbers.ts';
import { isPincodeBeginning } from '@kirana/shared/pincodes.ts';
import { z } from 'zod';
import type { SettingKind } from './settingKind.ts';

const MAX_PINCODES = 2000;
const MAX_LENGTH = 20_000;
const MAX_SHOWN = 40;
const SEPARATOR = /[,;|\n\r\t\v\f\u2028\u2029،؛、]/u;
const THREE_DIGITS = /^\d{3}$/;

const listShape = z
  .string('Enter pincodes')
  .max(MAX_LENGTH, `Pincodes can have at most ${MAX_LENGTH} characters`)
  .transform((text, context) => {
    const pieces = asciiDigits(text).split(SEPARATOR).map(entriesOf);
    const problem = pieces.map(problemOf).find((each) => each !== null);
    const entries = withoutCovered(pieces.flat());
    if (problem != null) context.addIssue(problem);
    else if (entries.length > MAX_PINCODES) context.addIssue(`There can be at most ${MAX_PINCODES} pincodes`);
    return entries;
  });

/** The entries of a piece without commas. A pincode may have a blank in its middle: `560 001` is one, because no pincode starts with 001. */
function entriesOf(piece: string): string[] {
  const entries: string[] = [];
  for (const part of piece.split(/\s+/).filter(Boolean)) {
    const isSecondHalf = areHalves(entries.at(-1), part) && !isPincodeBeginning(part);
    entries.push(isSecondHalf ? `${entries.pop()}${part}` : part);
  }
  return entries;
}

function areHalves(first = '', second = ''): boolean {
  return THREE_DIGITS.test(first) && THREE_DIGITS.test(second);
}

function problemOf(entries: readonly string[]): string | null {
  for (const [at, entry] of entries.entries()) {
    const shown = entry.slice(0, MAX_SHOWN);
    const next = entries[at + 1];
    if (areHalves(entry, next))
      return `“${entry} ${next}” can be one pincode or two starts: write ${entry}${next} or a comma.`;
    if (/\d[\p{Pd}−]/u.test(entry)) return `“${shown}” is a range. Enter the digits that its pincodes start with.`;
    if (!/^[1-9]\d{0,5}$/.test(entry)) return `“${shown}” isn’t a pincode or the start of one, such as 560001 or 560.`;
    if (!isPincodeBeginning(entry)) return `No pincode in India starts with ${entry}.`;
  }
  return null;
}

/** The entries in their order, without those that begin with another one. */
function withoutCovered(entries: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const entry of entries.toSorted()) {
    const last = kept.at(-1);
    if (last === undefined || !entry.startsWith(last)) kept.push(entry);
  }
  return kept;
}

/** Pincodes or the digits that they begin with, as people list them; an empty list is all of India. */
export const pincodes: SettingKind<readonly string[]> = {
  editor: 'MULTILINE_TEXT',
  shape: z
    .union([z.string(), z.array(z.string()).transform((list) => list.join()), z.null().transform(() => '')])
    .pipe(listShape),
  variableShape: z.string().transform((text, context) => {
    const { data, error } = listShape.safeParse(text);
    if (error) context.addIssue(`must be pincodes or their first digits: ${error.issues[0]?.message}`);
    return data ?? z.NEVER;
  }),
  format: (list) => list.join(', ') || null,
  maxLength: MAX_LENGTH,
};
