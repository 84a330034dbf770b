import escapeHtml from 'escape-html';
import type { JsonSchema } from './apiDescription.ts';
import type { TextRenderer } from './textRenderer.ts';
import { typeLabel } from './typeLabel.ts';

/** A row of a table of fields. */
export interface Field {
  /** A nested field has its path: `list_items[].quantity`. */
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** The fields of an object and of its nested objects, without those of named schemas, which have sections of their own. */
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

/** A table of fields; `requiredLabel` marks the required ones where some are optional. */
export function fieldTable(
  fields: readonly Field[],
  renderText: TextRenderer,
  requiredLabel: 'required' | null,
): string {
  const rows = fields.map(({ name, schema, isRequired }) => {
    const facts = [`<i>${typeLabel(schema)}</i>`];
    if (requiredLabel !== null && isRequired) facts.push(`<b>${requiredLabel}</b>`);
    if (schema.default !== undefined) facts.push(`default <code>${escapeHtml(JSON.stringify(schema.default))}</code>`);
    const description = descriptionOf(schema);
    if (description !== undefined) facts.push(`<p>${renderText(description)}</p>`);
    return `<tr><th>${breakable(name)}</th><td>${facts.join(' ')}</td></tr>`;
  });
  return `<table>${rows.join('\n')}</table>`;
}

/** The described alternative of a nullable schema. */
function descriptionOf({ description, anyOf = [] }: JsonSchema): string | undefined {
  return description ?? anyOf.find((schema) => schema.description !== undefined)?.description;
}

/** Allows line breaks after the dots and underscores of long names. */
function breakable(name: string): string {
  return escapeHtml(name).replace(/([._])(?=\w)/g, '$1<wbr>');
}
