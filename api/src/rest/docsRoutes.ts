import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference';
import escapeHtml from 'escape-html';
import { EncodedBody, appendVary, sendEncoded } from '../platform/http/encodedBody.ts';
import type { Config } from '../platform/config/config.ts';
import type { LiveSettings, ShopSettings } from '../platform/config/settings/shopSettings.ts';
import { readOnlyRoute } from '../platform/http/errorResponses.ts';
import { openApiDocument, type OpenApiDocument } from './openApi.ts';
import { htmlPage } from '../platform/http/htmlPage.ts';
import { EXAMPLE_LOGIN } from './fields.ts';

interface ShopOptions {
  brand: ShopSettings['brand'];
  shopUrl: string;
  hasGraphiql: boolean;
}

/** The parts that apply to every call, in Markdown: credentials, responses, errors and rate limits. */
function introduction({ info, components }: OpenApiDocument, { shopUrl, hasGraphiql }: ShopOptions): string {
  const graphql = hasGraphiql
    ? '[GraphiQL](/graphql) has examples of the same in GraphQL'
    : 'The same data is available in GraphQL at `/graphql`';
  const failures = Object.entries(components?.responses ?? {}).map(
    ([name, response]) =>
      `- **${name.replace('Failure', '')}**: ${'description' in response ? response.description : ''}`,
  );
  return `${info.description ?? ''}

The OpenAPI 3.1 document is [openapi.json](/api/openapi.json). ${graphql}; \`docs/integrators.md\` in the repository walks from login to an order in both. [Webhooks](/dashboard/webhooks) notify other programs of orders.

## Authentication

\`user/login\` returns an access token and a refresh token, and sets both as cookies. A client that keeps cookies needs no more. Other clients send the access token in the header \`Authorization: Bearer …\`.

\`\`\`sh
curl ${shopUrl}/api/user/login -c jar \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(EXAMPLE_LOGIN)}'
curl ${shopUrl}/api/cart/get -b jar
curl ${shopUrl}/api/cart/get -H "Authorization: Bearer $TOKEN"
\`\`\`

An access token expires after 15 minutes. After a 401, \`user/refresh-token\` exchanges the refresh token, which works once, for new tokens.

A script uses a personal API token: create one at [API tokens](/dashboard/api-tokens), and send it as the bearer token. It can read, or read and write, until it expires or is revoked.

## Responses

Request and response bodies are JSON; pictures are sent as \`multipart/form-data\`. Every success has the status 200, \`success: true\`, a \`message\` for people, and \`data\`. Ids are strings, times are ISO 8601 in UTC, amounts are rupees. Unknown fields of a request are ignored.

\`\`\`json
${JSON.stringify({ success: true, error: false, message: 'Cart', data: [] }, null, 2)}
\`\`\`

An order can have the header \`Idempotency-Key\`: repeating the request with the same key returns the same order.

## Errors

An error has a status of 400 or above and the same envelope. With 422, \`issues\` names each invalid field; with a 409 of an order, \`data\` has the current total.

\`\`\`json
${JSON.stringify(FAILURE, null, 2)}
\`\`\`

${failures.join('\n')}

## Rate limits

Requests are counted per minute, for each address and each account. Every response has the limit (\`RateLimit-Limit\`), the remaining requests (\`RateLimit-Remaining\`), and the seconds until the count restarts (\`RateLimit-Reset\`). Beyond the limit the status is 429, and \`Retry-After\` gives the seconds to wait. Passwords and codes have limits of their own. While the shop is overloaded or without its database, the status is 503, also with \`Retry-After\`.
`;
}

const FAILURE = {
  success: false,
  error: true,
  message: 'qty must be a whole number',
  data: null,
  issues: [{ path: 'qty', message: 'qty must be a whole number' }],
};

/** The address of the script that renders the reference in the browser. */
export const SCRIPT_PATH = '/api/docs/scalar.js';

/** Scalar sends no requests: neither of calls, nor to services and fonts of its own. */
const CONFIGURATION: Partial<ApiReferenceConfiguration> = {
  agent: { disabled: true },
  defaultOpenAllTags: true,
  documentDownloadType: 'none', // the page's header links to the document
  hideClientButton: true,
  hideTestRequestButton: true,
  mcp: { disabled: true },
  persistAuth: false,
  showDeveloperTools: 'never',
  telemetry: false,
  withDefaultFonts: false,
};

/** The id that Scalar gives to the first element after its list of calls. */
const CONTENT_ID = 'api-1/description/introduction';

const AUDIENCES: Partial<Record<string, string>> = { anyone: 'Anyone', user: 'Logged in', admin: 'Admins' };

/** The OpenAPI document as a page for people, rendered by Scalar; it links to GraphiQL where it is enabled. */
export function docsPage(document: OpenApiDocument, options: ShopOptions): string {
  const { info } = document;
  return htmlPage(
    {
      title: info.title,
      style: STYLE,
      body: `<a class="skip" href="#${CONTENT_ID}">Skip to the content</a>
<header><a class="shop" href="/">${escapeHtml(options.brand.name)}</a><span>Reference</span><a href="/api/openapi.json">openapi.json</a></header>
<noscript><p>The reference needs JavaScript. <a href="/api/openapi.json">openapi.json</a> has the same content.</p></noscript>
<script id="api-reference" type="application/json" data-configuration="${escapeHtml(JSON.stringify(CONFIGURATION))}">
${inScript(referenceOf(document, options))}
</script>
<script src="${SCRIPT_PATH}"></script>
<footer><p>Version ${escapeHtml(info.version)}</p></footer>`,
    },
    options.brand,
  );
}

/** The document as Scalar shows it: with the introduction, and with the audience of each call. */
function referenceOf(document: OpenApiDocument, options: ShopOptions): object {
  const tags = document.tags?.map((tag) => ({
    ...tag,
    'x-displayName': tag.name.replace(/^./, (letter) => letter.toUpperCase()),
  }));
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [path, withBadges(methods)]);
  return {
    ...document,
    info: { ...document.info, description: introduction(document, options) },
    tags,
    paths: Object.fromEntries(paths),
  };
}

function withBadges(methods: object): object {
  const calls = Object.entries(methods) as [string, { 'x-audience'?: string }][]; // each value is an operation
  return Object.fromEntries(
    calls.map(([method, call]) => {
      const name = AUDIENCES[call['x-audience'] ?? ''] ?? 'Payment provider';
      return [method, { ...call, 'x-badges': [{ name }] }];
    }),
  );
}

/** JSON that can not end the script element that contains it. Without the bounds that all whole numbers have, Scalar's examples are small numbers. */
function inScript(value: object): string {
  const json = JSON.stringify(value, (_key, each: unknown) =>
    Math.abs(Number(each)) === Number.MAX_SAFE_INTEGER ? undefined : each,
  );
  return json.replaceAll('<', String.raw`\u003c`);
}

/** The page's frame, and the shop's colours for Scalar's names of them, whose own have too little contrast. */
const STYLE = `
body { --scalar-custom-header-height: 56px; }
body.light-mode { color-scheme: light; }
body.dark-mode { color-scheme: dark; }
body.light-mode, body.dark-mode {
  --scalar-background-1: var(--panel);
  --scalar-background-2: var(--hover);
  --scalar-border-color: var(--line);
  --scalar-color-1: var(--ink);
  --scalar-color-2: var(--quiet);
  --scalar-color-3: var(--quiet);
  --scalar-color-accent: var(--brand);
  --scalar-color-green: light-dark(#17612f, #7ed69c);
  --scalar-color-blue: light-dark(#1f5a96, #8dc0f2);
  --scalar-color-orange: light-dark(#80560a, #f2c14e);
  --scalar-color-red: light-dark(#a8301d, #f39a8b);
}
.skip { position: absolute; left: 16px; top: -48px; z-index: 3; padding: 8px 16px; border-radius: 8px; background: var(--panel); }
.skip:focus { top: 8px; }
header { position: sticky; top: 0; z-index: 2; display: flex; gap: 12px; align-items: center; height: 56px; padding-inline: clamp(16px, 3vw, 32px); border-bottom: 1px solid var(--line); background: var(--panel); }
header a { padding-block: 12px; text-decoration: none; }
header .shop { font-size: 18px; font-weight: 800; letter-spacing: -0.02em; }
header span { padding-left: 12px; border-left: 1px solid var(--line); color: var(--quiet); white-space: nowrap; }
header a:last-child { margin-left: auto; font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
footer, noscript { padding: 16px clamp(16px, 3vw, 32px); }
.scalar-code-copy { display: none !important; } /* these buttons have no name */
code.hljs, code.hljs * { white-space: pre-wrap !important; overflow-wrap: anywhere !important; } /* the keyboard can not scroll it */
`;

interface DocsSources {
  config: Pick<Config, 'publicUrl' | 'graphiql'>;
  settings: Pick<LiveSettings, 'read'>;
}

/**
 * Serves the documentation of the surface: for programs at /api/openapi.json, for people at /api/docs. The first request generates each, and the
 * first one after a change of the shop's name or looks again.
 */
export function serveDocs(scope: FastifyInstance, schema: GraphQLSchema, { config, settings }: DocsSources): void {
  const { publicUrl, graphiql: hasGraphiql } = config;
  const documentFor = ({ name }: ShopSettings['brand']) => openApiDocument(schema, { name, publicUrl });
  const json = oncePerBrand(settings, (brand) => JSON.stringify(documentFor(brand)));
  const page = oncePerBrand(
    settings,
    (brand) => new EncodedBody(docsPage(documentFor(brand), { brand, shopUrl: publicUrl, hasGraphiql })),
  );
  const script = once(readScript);
  readOnlyRoute(scope, '/api/openapi.json', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/json')
      .send(await json()),
  );
  const send = (accepted: string | undefined, reply: FastifyReply, body: EncodedBody) => {
    appendVary(reply, 'Accept-Encoding');
    return sendEncoded(accepted, reply, body);
  };
  readOnlyRoute(scope, '/api/docs', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return send(headers['accept-encoding'], reply, await page());
  });
  readOnlyRoute(scope, SCRIPT_PATH, async ({ headers }, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8');
    return send(headers['accept-encoding'], reply, await script());
  });
}

/** Scalar's script for browsers. Its package has it only in the route of its plugin, whose own page needs an inline script. */
async function readScript(): Promise<EncodedBody> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const server = fastify();
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/api/openapi.json' } });
  const { body } = await server.inject('/docs/js/scalar.js');
  return new EncodedBody(body);
}

/** What is made from the shop's name and looks, and made again when they change. */
function oncePerBrand<Value>(
  settings: Pick<LiveSettings, 'read'>,
  create: (brand: ShopSettings['brand']) => Value,
): () => Promise<Value> {
  let last: { of: string; value: Value } | null = null;
  return async () => {
    const { brand } = await settings.read();
    const of = JSON.stringify(brand);
    if (last?.of !== of) last = { of, value: create(brand) };
    return last.value;
  };
}

function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | null = null;
  return () => (created ??= { value: create() }).value;
}
