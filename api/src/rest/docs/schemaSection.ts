import escapeHtml from 'escape-html';
import type { JsonSchema } from './apiDescription.ts';
import { fieldsOf, fieldTable } from './fieldTable.ts';
import type { Prose } from './prose.ts';
import { typeWords } from './typeWords.ts';

/** A schema that several calls name, with its fields. */
export function schemaSection(name: string, schema: JsonSchema, prose: Prose): string {
  const { description } = schema;
  const fields = fieldsOf(schema);
  return `<section class="schema" id="${escapeHtml(name)}">
<h3><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></h3>
${description === undefined ? '' : `<p>${prose(description)}</p>`}
${fields.length === 0 ? `<p>${typeWords(schema)}</p>` : fieldTable(fields, prose, null)}
</section>`;
}
