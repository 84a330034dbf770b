import type { Authentication, Viewer } from '../graphql/viewer.ts';
import { createYoga } from '../graphql/createYoga.ts';
import { schema } from '../schema.ts';
import { testContext } from './testContext.ts';
import { unforeseen } from './unforeseen.ts';

/** What a GraphQL request was answered. */
export interface Answer {
  status: number;
  // A test knows the shape of what it asked for.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
}

/** The whole endpoint in process. */
export const testYoga = createYoga<{ authentication: Authentication }>(
  schema,
  { renderGraphiql: null, introspection: true, onUnforeseen: (error) => unforeseen.push(error) },
  async ({ authentication }) => testContext(authentication),
);

/** Sends GraphQL text through the whole endpoint, in process, as the given viewer or as an anonymous visitor. */
export async function askGraphql(
  query: string,
  variables: Record<string, unknown> = {},
  viewer: Viewer | null = null,
): Promise<Answer> {
  const response = await testYoga.fetch(
    'http://localhost/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    },
    { authentication: viewer ? { state: 'active', viewer } : { state: 'anonymous' } },
  );
  const body = (await response.json()) as Partial<Answer>; // GraphQL over HTTP
  return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
}
