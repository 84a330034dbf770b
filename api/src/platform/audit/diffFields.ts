import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from './fieldChange.schema.ts';
import { AUDITED_FIELDS, formatUnknown, type FormatValue } from './auditedFields.ts';

const MAX_LENGTH = 300;

/** The number of equal characters before the first difference. */
const LEAD_IN = 40;

/**
 * The differences between two recorded states, field by field, formatted for people. A field that AUDITED_FIELDS does not have
 * has a generic format.
 */
export function diffFields(before: unknown, after: unknown): FieldChange[] {
  const [former, latter] = [stateOf(before), stateOf(after)];
  const keys = [...AUDITED_FIELDS.keys(), ...former.keys(), ...latter.keys()];
  return [...new Set(keys)].flatMap((key) => {
    const [was, is] = [former.get(key) ?? null, latter.get(key) ?? null];
    if (isDeepStrictEqual(was, is)) return [];
    const { field, format } = AUDITED_FIELDS.get(key) ?? { field: key, format: formatUnknown };
    const change = { field, ...formatChange(format, was, is) };
    return change.before === null && change.after === null ? [] : [change];
  });
}

function formatChange(format: FormatValue, was: unknown, is: unknown): Pick<FieldChange, 'before' | 'after'> {
  const [before, after] = [format(was), format(is)];
  if (before === null || before !== after) return excerpts(before, after);
  return { before, after: `${after}, changed` }; // three other pictures
}

function stateOf(recorded: unknown): Map<string, unknown> {
  return new Map(typeof recorded === 'object' && recorded !== null ? Object.entries(recorded) : []);
}

/** Two texts cut to the displayed length; long texts begin shortly before the first difference. */
function excerpts(before: string | null, after: string | null): { before: string | null; after: string | null } {
  const start = startOf(before ?? '', after ?? '');
  return { before: before && cut(before, start), after: after && cut(after, start) };
}

function startOf(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return 0;
  let equal = 0;
  while (equal < before.length && before[equal] === after[equal]) equal += 1;
  return equal < MAX_LENGTH - LEAD_IN ? 0 : equal - LEAD_IN;
}

function cut(text: string, start: number): string {
  const shown = text.slice(start, start + MAX_LENGTH).toWellFormed(); // not through the middle of a character
  return `${start > 0 ? '…' : ''}${shown}${start + MAX_LENGTH < text.length ? '…' : ''}`;
}
