import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from './fieldChange.schema.ts';
import { excerpts } from './excerpts.ts';
import { KEPT_FIELDS, sayAnything, type Say } from './keptFields.ts';

/**
 * What is different between two states as the audit log keeps them, field by field and in words. A field that the log has and
 * this table has not is still told, as well as can be.
 */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [former, latter] = [stateOf(before), stateOf(after)];
  const keys = [...KEPT_FIELDS.keys(), ...former.keys(), ...latter.keys()];
  return [...new Set(keys)].flatMap((key) => {
    const [was, is] = [former.get(key) ?? null, latter.get(key) ?? null];
    if (isDeepStrictEqual(was, is)) return [];
    const { field, say } = KEPT_FIELDS.get(key) ?? { field: key, say: sayAnything };
    const change = { field, ...inWords(say, was, is) };
    return change.before === null && change.after === null ? [] : [change];
  });
}

function inWords(say: Say, was: unknown, is: unknown): Pick<FieldChange, 'before' | 'after'> {
  const [before, after] = [say(was), say(is)];
  if (before === null || before !== after) return excerpts(before, after);
  return { before, after: `${after}, changed` }; // another three pictures
}

function stateOf(kept: unknown): Map<string, unknown> {
  return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
}
