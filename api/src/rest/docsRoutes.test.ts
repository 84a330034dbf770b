import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { schema } from '../server/schema.ts';
import { serveDocs, docsPage, SCRIPT_PATH } from './docsRoutes.ts';
import { TEST_TERMS } from '../testing/shopTermsFixture.ts';
import { openApiDocument, type OpenApiDocument } from './openApi.ts';

const brand = { ...TEST_TERMS.brand, name: 'Anand & Sons' };
const shopUrl = 'https://shop.example';
const document = openApiDocument(schema, { name: brand.name, publicUrl: shopUrl });
const page = docsPage(document, { brand, shopUrl, hasGraphiql: true });

/** The page's scripts, with their attributes and their content. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', content = '']) => ({
    attributes,
    content: content.trim(),
  }));
const referenceIn = (html: string) => JSON.parse(scriptsOf(html)[0]?.content ?? '') as OpenApiDocument; // its document

const callsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, ZodOpenApiOperationObject>).map(([method, call]) => {
      const { summary, description, responses } = call; // each value is an operation
      return { path, method, summary, description, statuses: Object.keys(responses) };
    }),
  );

describe('the page at /api/docs', () => {
  it('contains every operation of the document, with who may call it', () => {
    const reference = referenceIn(page);
    expect(callsOf(reference)).toEqual(callsOf(document));
    expect(reference.paths?.['/api/user/login']?.post).toMatchObject({ 'x-badges': [{ name: 'Anyone' }] });
    expect(reference.paths?.['/api/cart/create']?.post).toMatchObject({ 'x-badges': [{ name: 'Logged in' }] });
    expect(reference.paths?.['/api/product/create']?.post).toMatchObject({ 'x-badges': [{ name: 'Admins' }] });
  });

  it('explains credentials, responses, every status of a failure and the rate limits', () => {
    const { description } = referenceIn(page).info;
    for (const heading of ['Authentication', 'Responses', 'Errors', 'Rate limits'])
      expect(description).toContain(`## ${heading}`);
    for (const name of Object.keys(document.components?.responses ?? {})) {
      expect(description).toContain(`- **${name.replace('Failure', '')}**: `);
    }
    expect(description).toContain(`curl ${shopUrl}/api/user/login`);
  });

  it('has no script of its own that a browser runs', () => {
    expect(scriptsOf(page)).toEqual([
      {
        attributes: expect.stringContaining('type="application/json"') as string,
        content: expect.any(String) as string,
      },
      { attributes: ` src="${SCRIPT_PATH}"`, content: '' },
    ]);
  });

  it('has the name of the shop', () => {
    expect(page).toContain('<title>Anand &amp; Sons REST API · Anand &amp; Sons</title>');
    expect(page).toContain('<a class="shop" href="/">Anand &amp; Sons</a>');
  });

  it('escapes hostile text anywhere in the document', () => {
    const hostile = `</script><script>alert("x")</script>`;
    const poisoned = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
      const isText = typeof value === 'string' && ['summary', 'description', 'title', 'version', 'url'].includes(key);
      return isText ? `${value}${hostile}` : value;
    }) as OpenApiDocument; // it was one
    const poisonedPage = docsPage(poisoned, { brand, shopUrl: `${shopUrl}${hostile}`, hasGraphiql: false });
    expect(scriptsOf(poisonedPage)).toHaveLength(2);
    expect(referenceIn(poisonedPage).info.title).toContain(hostile);
  });

  it('links to GraphiQL where it is enabled', () => {
    expect(page).toContain('](/graphql)');
    expect(docsPage(document, { brand, shopUrl, hasGraphiql: false })).not.toContain('](/graphql)');
  });
});

describe('the routes of the reference', () => {
  it('serve the page and its script, compressed', async () => {
    const server = fastify();
    const config = { publicUrl: shopUrl, graphiql: false };
    let name = 'One';
    const read = async () => ({ ...TEST_TERMS, brand: { ...brand, name } });
    serveDocs(server, schema, { config, settings: { read } });
    for (const [url, type] of [
      ['/api/docs', 'text/html'],
      [SCRIPT_PATH, 'text/javascript'],
    ] as const) {
      const { statusCode, headers } = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, 'gzip', 'Accept-Encoding']);
      expect(headers['content-type']).toContain(type);
    }
    const titleOf = async () => (await server.inject('/api/openapi.json')).json<OpenApiDocument>().info.title;
    expect(await titleOf()).toBe('One REST API');
    name = 'Two';
    expect(await titleOf()).toBe('Two REST API');
    expect((await server.inject({ url: SCRIPT_PATH })).body).toContain('api-reference');
    expect((await server.inject({ url: '/api/docs', method: 'POST' })).statusCode).toBe(405);
  });
});
