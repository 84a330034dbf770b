import type { Authentication, Viewer } from '../../platform/core/viewer.ts';
import { createYoga } from '../../platform/graphql/createYoga.ts';
import { schema } from '../../server/schema.ts';
import { fakeContext } from './fakeContext.ts';
import { unexpectedErrors } from './unexpectedErrors.ts';

/** The response of a GraphQL request. */
export interface GraphqlResponse {
  status: number;
  // A test knows the shape of its own selection.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
}

/** The whole endpoint in process. */
export const inProcessYoga = createYoga<{ authentication: Authentication }>(
  schema,
  {
    renderGraphiql: null,
    introspection: true,
    subscriptionLimits: { perAccount: Infinity, perNetwork: Infinity },
    onUnexpectedError: (error) => unexpectedErrors.push(error),
  },
  async ({ authentication }) => fakeContext(authentication),
);

/** Sends GraphQL text through the whole endpoint, in process, as the given viewer or as an anonymous visitor. */
export async function executeGraphql(
  query: string,
  variables: Record<string, unknown> = {},
  viewer: Viewer | null = null,
): Promise<GraphqlResponse> {
  const response = await inProcessYoga.fetch(
    'http://localhost/graphql',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) },
    { authentication: viewer ? { state: 'active', viewer } : { state: 'anonymous' } },
  );
  const body = (await response.json()) as Partial<GraphqlResponse>; // GraphQL over HTTP
  return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
}
