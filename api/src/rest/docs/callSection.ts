import escapeHtml from 'escape-html';
import type { ApiCall } from './apiCalls.ts';
import type { JsonSchema } from './apiDescription.ts';
import { codeFigure } from './codeFigure.ts';
import { curlCommand } from './curlCommand.ts';
import { exampleOf } from './exampleOf.ts';
import { fieldsOf, fieldTable, type Field } from './fieldTable.ts';
import { formatJson } from './formatJson.ts';
import { methodBadge } from './methodBadge.ts';
import type { TextRenderer } from './textRenderer.ts';

/** The data that all sections share. */
export interface SectionContext {
  renderText: TextRenderer;
  shopUrl: string;
  schemas: Readonly<Record<string, JsonSchema>>;
}

const AUDIENCES = { anyone: 'Anyone', user: 'Signed in', admin: 'Admins' } as const;

/** The fields of every response, which the introduction describes. */
const ENVELOPE = ['success', 'error', 'message'];

/** The section of one call: its description, fields and responses on one side, a command and its response on the other. */
export function callSection(call: ApiCall, context: SectionContext): string {
  const { method, path, anchor, summary, description } = call;
  const audience = call['x-audience'];
  const who = audience ? AUDIENCES[audience] : 'Payment provider';
  return `<section class="call" id="${escapeHtml(anchor)}">
<div>
<h3><a href="#${escapeHtml(anchor)}">${escapeHtml(summary)}</a></h3>
<p class="line">${methodBadge(method)} <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code><span class="who">${who}</span></p>
${description === summary ? '' : `<p>${context.renderText(description)}</p>`}
${bodyPart(call, context)}
${answerPart(call, context)}
${failurePart(call)}
</div>
<div class="code">
${codeFigure('Request', curlCommand(call, context.shopUrl))}
${codeFigure('Answer', exampleAnswer(call, context))}
</div>
</section>`;
}

function bodyPart({ requestBody, parameters }: ApiCall, { renderText }: SectionContext): string {
  const headers = parameters.map(({ name, description, required = false }): Field => {
    return { name, schema: { type: 'string', description: `A header. ${description}` }, isRequired: required };
  });
  const fields = [...headers, ...fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema ?? {})];
  return fields.length === 0 ? '' : `<h4>It takes</h4>${fieldTable(fields, renderText, 'required')}`;
}

function answerPart(call: ApiCall, { renderText }: SectionContext): string {
  const fields = fieldsOf(schemaOfAnswer(call)).filter(({ name }) => !ENVELOPE.includes(name));
  return fields.length === 0 ? '' : `<h4>It answers</h4>${fieldTable(fields, renderText, null)}`;
}

function failurePart({ responses }: ApiCall): string {
  const statuses = Object.keys(responses).filter((status) => status !== '200');
  const links = statuses.map((status) => `<a href="#f${status}">${status}</a>`);
  return `<h4>It may fail with</h4><p class="statuses">${links.join(' ')}</p>`;
}

function exampleAnswer(call: ApiCall, { schemas }: SectionContext): string {
  const { _id } = (call.requestBody?.content['application/json']?.example ?? {}) as { _id?: unknown }; // any JSON object
  const known = _id === undefined ? {} : { _id };
  return formatJson(exampleOf(schemaOfAnswer(call), { schemas, known }));
}

function schemaOfAnswer({ responses }: ApiCall): JsonSchema {
  return responses['200']?.content?.['application/json']?.schema ?? {};
}
