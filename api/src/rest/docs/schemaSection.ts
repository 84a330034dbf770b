import escapeHtml from 'escape-html';
import type { JsonSchema } from './apiDescription.ts';
import { fieldsOf, fieldTable } from './fieldTable.ts';
import type { TextRenderer } from './textRenderer.ts';
import { typeLabel } from './typeLabel.ts';

/** A schema of several calls, with its fields. */
export function schemaSection(name: string, schema: JsonSchema, renderText: TextRenderer): string {
  const { description } = schema;
  const fields = fieldsOf(schema);
  return `<section class="schema" id="${escapeHtml(name)}">
<h3><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></h3>
${description === undefined ? '' : `<p>${renderText(description)}</p>`}
${fields.length === 0 ? `<p>${typeLabel(schema)}</p>` : fieldTable(fields, renderText, null)}
</section>`;
}
