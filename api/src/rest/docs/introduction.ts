import escapeHtml from 'escape-html';
import { EXAMPLE_LOGIN } from '../examples.ts';
import type { ApiDescription } from './apiDescription.ts';
import { codeFigure } from './codeFigure.ts';
import { formatJson } from './formatJson.ts';
import type { TextRenderer } from './textRenderer.ts';

interface IntroductionContext {
  renderText: TextRenderer;
  shopUrl: string;
  hasGraphiql: boolean;
}

/** The parts that apply to every call: credentials, responses, errors and rate limits. */
export function introduction(
  { info, components }: ApiDescription,
  { renderText, shopUrl, hasGraphiql }: IntroductionContext,
): string {
  const graphql = hasGraphiql
    ? '<a href="/graphql">GraphiQL</a> has examples of the same in GraphQL'
    : 'The same can be had in GraphQL at <code>/graphql</code>';
  return `<section id="beginning" class="beginning">
<h1>${escapeHtml(info.title)}</h1>
<p class="lead">${renderText(info.description)}</p>
<p>For programs this page is <a href="/api/openapi.json">openapi.json</a>, an OpenAPI 3.1 document. ${graphql}; <code>docs/integrators.md</code> in the repository walks from login to an order in both. Admins have programs told of orders by <a href="/dashboard/webhooks">webhooks</a>.</p>
<h2>Before the first call</h2>
<div class="call"><div>
<h3>Who asks</h3>
<p>${renderText('`user/login` answers two tokens, and sets them as cookies. A browser, or a program that keeps cookies, needs no more. Others send the access token in the header `Authorization: Bearer …`.')}</p>
<p>${renderText('An access token is good for 15 minutes. After a 401, `user/refresh-token` gives the next one for the refresh token, which is good once.')}</p>
<p>A program of your own is better off with a personal API token: make one at <a href="/dashboard/api-tokens">API tokens</a>, and send it as the bearer. It may read, or read and write, until it expires or is revoked.</p>
</div><div class="code">${codeFigure('With cookies', withCookies(shopUrl))}${codeFigure('With a bearer', withBearer(shopUrl))}</div></div>
<div class="call"><div>
<h3>Answers</h3>
<p>${renderText('Bodies are JSON, both ways; pictures are sent as `multipart/form-data`. Every success is 200 and has `success: true`, a `message` fit to be shown, and `data`. Ids are texts, moments are ISO 8601 in UTC, amounts are rupees. Fields that a call does not know are ignored.')}</p>
<p>${renderText('An order may carry a header `Idempotency-Key`: sent again with the same key, it is the same order and no second one.')}</p>
</div><div class="code">${codeFigure('A success', SUCCESS)}</div></div>
<div class="call"><div>
<h3>Failures</h3>
<p>${renderText('A failure has a status from 400 on and the same envelope. With 422, `issues` names each field that is wrong; with a 409 of an order, `data` has its total as it is now.')}</p>
<dl class="failures">${failures(components.responses, renderText)}</dl>
</div><div class="code">${codeFigure('A failure', FAILURE)}</div></div>
<div class="call"><div>
<h3>How often</h3>
<p>${renderText('Requests are counted by minute, for each address and each account. Every answer says how many there may be (`RateLimit-Limit`), how many are left (`RateLimit-Remaining`), and in how many seconds the count starts again (`RateLimit-Reset`). Beyond that the answer is 429, and `Retry-After` says how many seconds to wait. Passwords and codes have limits of their own. While the shop is overloaded or without its database, the answer is 503, with `Retry-After` too.')}</p>
</div><div class="code">${codeFigure('Headers of an answer', HEADERS)}</div></div>
</section>`;
}

function failures(responses: ApiDescription['components']['responses'], renderText: TextRenderer): string {
  return Object.entries(responses)
    .map(([name, { description }]) => [name.replace('Failure', ''), description] as const)
    .map(
      ([status, description]) =>
        `<dt id="f${escapeHtml(status)}">${escapeHtml(status)}</dt><dd>${renderText(description)}</dd>`,
    )
    .join('\n');
}

const withCookies = (shopUrl: string) => `curl ${shopUrl}/api/user/login -c jar \\
  -H 'Content-Type: application/json' \\
  -d '${formatJson(EXAMPLE_LOGIN)}'
curl ${shopUrl}/api/cart/get -b jar`;

const withBearer = (shopUrl: string) => `curl ${shopUrl}/api/cart/get \\
  -H "Authorization: Bearer $TOKEN"`;

const SUCCESS = formatJson({ success: true, error: false, message: 'Cart', data: [] });

const FAILURE = formatJson({
  success: false,
  error: true,
  message: 'qty must be a whole number',
  data: null,
  issues: [{ path: 'qty', message: 'qty must be a whole number' }],
});

const HEADERS = `RateLimit-Limit: 600
RateLimit-Remaining: 598
RateLimit-Reset: 42`;
