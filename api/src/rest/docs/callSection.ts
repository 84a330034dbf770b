import escapeHtml from 'escape-html';
import type { ApiCall } from './apiCalls.ts';
import type { JsonSchema } from './apiDescription.ts';
import { codeFigure } from './codeFigure.ts';
import { curlLine } from './curlLine.ts';
import { exampleOf } from './exampleOf.ts';
import { fieldsOf, fieldTable, type Field } from './fieldTable.ts';
import { jsonText } from './jsonText.ts';
import { methodBadge } from './methodBadge.ts';
import type { Prose } from './prose.ts';

/** What all sections are made with. */
export interface SectionMeans {
  prose: Prose;
  shopUrl: string;
  schemas: Readonly<Record<string, JsonSchema>>;
}

const AUDIENCES = { anyone: 'Anyone', user: 'Signed in', admin: 'Admins' } as const;

/** What every answer has; the page's beginning tells of it. */
const ENVELOPE = ['success', 'error', 'message'];

/** All about one call: what it does, takes and answers on one side, a command and its answer on the other. */
export function callSection(call: ApiCall, means: SectionMeans): string {
  const { method, path, anchor, summary, description } = call;
  const audience = call['x-audience'];
  const who = audience ? AUDIENCES[audience] : 'Payment provider';
  return `<section class="call" id="${escapeHtml(anchor)}">
<div>
<h3><a href="#${escapeHtml(anchor)}">${escapeHtml(summary)}</a></h3>
<p class="line">${methodBadge(method)} <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code><span class="who">${who}</span></p>
${description === summary ? '' : `<p>${means.prose(description)}</p>`}
${bodyPart(call, means)}
${answerPart(call, means)}
${failurePart(call)}
</div>
<div class="code">
${codeFigure('Request', curlLine(call, means.shopUrl))}
${codeFigure('Answer', exampleAnswer(call, means))}
</div>
</section>`;
}

function bodyPart({ requestBody, parameters }: ApiCall, { prose }: SectionMeans): string {
  const headers = parameters.map(({ name, description, required = false }): Field => {
    return { name, schema: { type: 'string', description: `A header. ${description}` }, isRequired: required };
  });
  const fields = [...headers, ...fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema ?? {})];
  return fields.length === 0 ? '' : `<h4>It takes</h4>${fieldTable(fields, prose, 'required')}`;
}

function answerPart(call: ApiCall, { prose }: SectionMeans): string {
  const fields = fieldsOf(schemaOfAnswer(call)).filter(({ name }) => !ENVELOPE.includes(name));
  return fields.length === 0 ? '' : `<h4>It answers</h4>${fieldTable(fields, prose, null)}`;
}

function failurePart({ responses }: ApiCall): string {
  const statuses = Object.keys(responses).filter((status) => status !== '200');
  const links = statuses.map((status) => `<a href="#f${status}">${status}</a>`);
  return `<h4>It may fail with</h4><p class="statuses">${links.join(' ')}</p>`;
}

function exampleAnswer(call: ApiCall, { schemas }: SectionMeans): string {
  const { _id } = (call.requestBody?.content['application/json']?.example ?? {}) as { _id?: unknown }; // any JSON object
  const known = _id === undefined ? {} : { _id };
  return jsonText(exampleOf(schemaOfAnswer(call), { schemas, known }));
}

function schemaOfAnswer({ responses }: ApiCall): JsonSchema {
  return responses['200']?.content?.['application/json']?.schema ?? {};
}
