import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference';
import escapeHtml from 'escape-html';
import { htmlPage } from '../../platform/http/htmlPage.ts';
import type { OpenApiDocument } from '../openApi.ts';
import { introduction, type ShopOptions } from './introduction.ts';

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

const AUDIENCES: Partial<Record<string, string>> = { anyone: 'Anyone', user: 'Signed in', admin: 'Admins' };

/** The OpenAPI document as a page for people, rendered by Scalar; it links to GraphiQL where it is enabled. */
export function docsPage(document: OpenApiDocument, options: ShopOptions): string {
  const { info } = document;
  return htmlPage({
    title: info.title,
    style: STYLE,
    body: `<a class="skip" href="#${CONTENT_ID}">Skip to the content</a>
<header><a class="shop" href="/">Kirana</a><span>Reference</span><a href="/api/openapi.json">openapi.json</a></header>
<noscript><p>The reference needs JavaScript. <a href="/api/openapi.json">openapi.json</a> has the same content.</p></noscript>
<script id="api-reference" type="application/json" data-configuration="${escapeHtml(JSON.stringify(CONFIGURATION))}">
${inScript(referenceOf(document, options))}
</script>
<script src="${SCRIPT_PATH}"></script>
<footer><p>Version ${escapeHtml(info.version)}</p></footer>`,
  });
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
    calls.map(([method, call]) => [method, { ...call, 'x-badges': badgesOf(call['x-audience']) }]),
  );
}

function badgesOf(audience: string | undefined): object[] {
  return [{ name: AUDIENCES[audience ?? ''] ?? 'Payment provider' }];
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
