import { Ajv2020 } from 'ajv/dist/2020.js';
import escapeHtml from 'escape-html';
import { describe, expect, it } from 'vitest';
import { schema } from '../../server/schema.ts';
import { openApiDocument } from '../openApi.ts';
import { apiCalls } from './apiCalls.ts';
import { apiDescription } from './apiDescription.ts';
import { docsPage } from './docsPage.ts';
import { exampleOf } from './exampleOf.ts';

const document = openApiDocument(schema, 'https://shop.example');
const description = apiDescription.parse(document);
const calls = apiCalls(description);
const page = docsPage(document, { hasGraphiql: true });

const sectionOf = (anchor: string) =>
  page.split(`<section class="call" id="${anchor}">`)[1]?.split('</section>')[0] ?? '';

describe('the page at /api/docs', () => {
  it.each(calls)('shows $method $path: its description, a command, a response and its errors', (call) => {
    const section = sectionOf(call.anchor);
    expect(section).toContain(`>${escapeHtml(call.summary)}</a></h3>`);
    expect(section).toContain(`>${call.method}</span> <code>${call.path.replaceAll('/', '/<wbr>')}</code>`);
    expect(section).toMatch(new RegExp(`curl (-X ${call.method} )?https://shop.example${call.path}\\b`));
    for (const status of Object.keys(call.responses).filter((status) => status !== '200')) {
      expect(section).toContain(`<a href="#f${status}">${status}</a>`);
    }
  });

  it('names each field of a body, with its type, its default and whether it is required', () => {
    const section = sectionOf('product-create');
    expect(section).toMatch(/<th>stock<\/th><td><i>number or its digits<\/i> <b>required<\/b>/);
    expect(section).toMatch(/<th>category<\/th><td><i><a href="#IdsOrRows">ids or objects<\/a><\/i> <b>required/);
    expect(section).toMatch(/<th>publish<\/th><td><i>true or false<\/i> default <code>true<\/code>/);
    expect(sectionOf('order-cash-on-delivery')).toContain('<th>list_<wbr>items[].<wbr>quantity</th>');
    expect(sectionOf('file-upload')).toContain('-F image=@picture.jpg');
  });

  it('has each anchor once, and an anchor for each link', () => {
    const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(targets.filter((target) => !anchors.includes(target))).toEqual([]);
  });

  it.each(calls)(
    'generates an example response of $method $path that matches its schema',
    ({ path, method, responses }) => {
      const answer = responses['200']?.content?.['application/json']?.schema ?? {};
      const ajv = new Ajv2020({ strict: false }).addSchema(document, 'openapi');
      const pointer = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200`;
      const validate = ajv.compile({ $ref: `openapi#${pointer}/content/application~1json/schema` });
      validate(exampleOf(answer, { schemas: description.components.schemas }));
      expect(validate.errors).toBeNull();
    },
  );

  it('escapes hostile text anywhere in the document', () => {
    const hostile = `</pre><script>alert("x")</script>`;
    const poisoned = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
      const isText = typeof value === 'string' && ['summary', 'description', 'title', 'url', 'name'].includes(key);
      return isText && !key.startsWith('$') ? `${value}${hostile}` : value;
    }) as object; // it was an object
    const poisonedPage = docsPage(poisoned, { hasGraphiql: false });
    expect(poisonedPage).toContain('&lt;script&gt;');
    expect(poisonedPage).not.toContain('<script');
  });

  it('links to GraphiQL where it is enabled', () => {
    expect(page).toContain('href="/graphql"');
    expect(docsPage(document, { hasGraphiql: false })).not.toContain('href="/graphql"');
  });
});
