import escapeHtml from 'escape-html';
import type { JsonSchema } from './apiDescription.ts';
import { refName } from './nameOfRef.ts';

const WORDS: Partial<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

/** Schemas that are described in words instead of by their names. */
const NAMED: Partial<Record<string, string>> = { IdOrRow: 'id or object', IdsOrRows: 'ids or objects' };

/** The type of a value in words, as HTML; named schemas are links to their sections. */
export function typeLabel(schema: JsonSchema): string {
  const { $ref, type, anyOf, items, additionalProperties, contentMediaType } = schema;
  if ($ref !== undefined) return linkTo(refName($ref));
  if (schema.const !== undefined) return valueLabel(schema.const);
  if (schema.enum) return eitherOf(schema.enum.map((value) => valueLabel(value)));
  if (anyOf) return alternatives(anyOf);
  if (contentMediaType !== undefined) return 'file';
  if (type === 'array') return `list of ${items ? typeLabel(items) : 'anything'}`;
  if (type === 'object' && typeof additionalProperties === 'object' && additionalProperties.type) {
    return `object of ${typeLabel(additionalProperties)}`;
  }
  return eitherOf([type ?? []].flat().map((name) => escapeHtml(WORDS[name] ?? name)));
}

function alternatives(schemas: readonly JsonSchema[]): string {
  const kinds = schemas.flatMap((schema) => schema.anyOf ?? [schema]);
  const isNumeric = kinds.some(({ type }) => type === 'number') && kinds.some(({ pattern }) => pattern !== undefined);
  const words = kinds.map((kind) => (isNumeric && kind.pattern !== undefined ? 'its digits' : typeLabel(kind)));
  return eitherOf([...new Set(words)]);
}

function linkTo(name: string): string {
  return `<a href="#${escapeHtml(name)}">${escapeHtml(NAMED[name] ?? name)}</a>`;
}

function valueLabel(value: unknown): string {
  return `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;
}

function eitherOf(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
}
