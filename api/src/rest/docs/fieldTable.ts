import escapeHtml from 'escape-html';
import type { JsonSchema } from './apiDescription.ts';
import type { Prose } from './prose.ts';
import { typeWords } from './typeWords.ts';

/** What stands in a row of a table of fields. */
export interface Field {
  /** Those of objects within have their path: `list_items[].quantity`. */
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** The fields of an object and of what is nested in it, but not of named schemas: those have sections of their own. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    { name, schema, isRequired: required.includes(name) },
    ...nestedFields(name, schema),
  ]);
}

function nestedFields(name: string, { properties, required, items }: JsonSchema): Field[] {
  if (items) return nestedFields(`${name}[]`, items);
  return fieldsOf({ properties, required }).map((field) => ({ ...field, name: `${name}.${field.name}` }));
}

/** A table of fields; `mark` is what is said of those that must be there, where not all of them must. */
export function fieldTable(fields: readonly Field[], prose: Prose, mark: 'required' | null): string {
  const rows = fields.map(({ name, schema, isRequired }) => {
    const facts = [`<i>${typeWords(schema)}</i>`];
    if (mark !== null && isRequired) facts.push(`<b>${mark}</b>`);
    if (schema.default !== undefined) facts.push(`default <code>${escapeHtml(JSON.stringify(schema.default))}</code>`);
    const description = descriptionOf(schema);
    if (description !== undefined) facts.push(`<p>${prose(description)}</p>`);
    return `<tr><th>${breakable(name)}</th><td>${facts.join(' ')}</td></tr>`;
  });
  return `<table>${rows.join('\n')}</table>`;
}

/** Where null is one of the alternatives, the other one has the description. */
function descriptionOf({ description, anyOf = [] }: JsonSchema): string | undefined {
  return description ?? anyOf.find((schema) => schema.description !== undefined)?.description;
}

/** Long names may break behind their dots and underscores. */
function breakable(name: string): string {
  return escapeHtml(name).replace(/([._])(?=\w)/g, '$1<wbr>');
}
