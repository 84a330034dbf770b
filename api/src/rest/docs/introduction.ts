import type { OpenApiDocument } from '../openApi.ts';
import { EXAMPLE_LOGIN } from '../examples.ts';

/** What the reference says of this shop. */
export interface ShopOptions {
  shopUrl: string;
  hasGraphiql: boolean;
}

/** The parts that apply to every call, in Markdown: credentials, responses, errors and rate limits. */
export function introduction({ info, components }: OpenApiDocument, { shopUrl, hasGraphiql }: ShopOptions): string {
  const graphql = hasGraphiql
    ? '[GraphiQL](/graphql) has examples of the same in GraphQL'
    : 'The same can be had in GraphQL at `/graphql`';
  const failures = Object.entries(components?.responses ?? {}).map(
    ([name, response]) =>
      `- **${name.replace('Failure', '')}**: ${'description' in response ? response.description : ''}`,
  );
  return `${info.description ?? ''}

For programs this page is [openapi.json](/api/openapi.json), an OpenAPI 3.1 document. ${graphql}; \`docs/integrators.md\` in the repository walks from login to an order in both. Admins have programs told of orders by [webhooks](/dashboard/webhooks).

## Who asks

\`user/login\` answers two tokens, and sets them as cookies. A browser, or a program that keeps cookies, needs no more. Others send the access token in the header \`Authorization: Bearer …\`.

\`\`\`sh
curl ${shopUrl}/api/user/login -c jar \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(EXAMPLE_LOGIN)}'
curl ${shopUrl}/api/cart/get -b jar
curl ${shopUrl}/api/cart/get -H "Authorization: Bearer $TOKEN"
\`\`\`

An access token is good for 15 minutes. After a 401, \`user/refresh-token\` gives the next one for the refresh token, which is good once.

A program of your own is better off with a personal API token: make one at [API tokens](/dashboard/api-tokens), and send it as the bearer. It may read, or read and write, until it expires or is revoked.

## Answers

Bodies are JSON, both ways; pictures are sent as \`multipart/form-data\`. Every success is 200 and has \`success: true\`, a \`message\` fit to be shown, and \`data\`. Ids are texts, moments are ISO 8601 in UTC, amounts are rupees. Fields that a call does not know are ignored.

\`\`\`json
${JSON.stringify({ success: true, error: false, message: 'Cart', data: [] }, null, 2)}
\`\`\`

An order may carry a header \`Idempotency-Key\`: sent again with the same key, it is the same order and no second one.

## Failures

A failure has a status from 400 on and the same envelope. With 422, \`issues\` names each field that is wrong; with a 409 of an order, \`data\` has its total as it is now.

\`\`\`json
${JSON.stringify(FAILURE, null, 2)}
\`\`\`

${failures.join('\n')}

## How often

Requests are counted by minute, for each address and each account. Every answer says how many there may be (\`RateLimit-Limit\`), how many are left (\`RateLimit-Remaining\`), and in how many seconds the count starts again (\`RateLimit-Reset\`). Beyond that the answer is 429, and \`Retry-After\` says how many seconds to wait. Passwords and codes have limits of their own. While the shop is overloaded or without its database, the answer is 503, with \`Retry-After\` too.
`;
}

const FAILURE = {
  success: false,
  error: true,
  message: 'qty must be a whole number',
  data: null,
  issues: [{ path: 'qty', message: 'qty must be a whole number' }],
};
