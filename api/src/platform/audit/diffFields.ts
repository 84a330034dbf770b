import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from './fieldChange.schema.ts';
import { excerpts } from './excerpts.ts';
import { AUDITED_FIELDS, formatUnknown, type FormatValue } from './auditedFields.ts';

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
