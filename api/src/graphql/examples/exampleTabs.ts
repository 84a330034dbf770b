import { EXAMPLE_OPERATIONS } from './exampleOperations.ts';

/** The examples as GraphiQL takes its tabs. */
export function exampleTabs(): { query: string; variables: string | null; headers: string | null }[] {
  return EXAMPLE_OPERATIONS.map(({ query, variables, headers }) => ({
    query,
    variables: asJson(variables),
    headers: asJson(headers),
  }));
}

function asJson(value: object | undefined): string | null {
  return value ? JSON.stringify(value, null, 2) : null;
}
