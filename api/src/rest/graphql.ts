import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './__generated__/introspection.d.ts';

/** Reads a GraphQL document; its type is that of its result and variables. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; JSON: unknown; Paise: number; Upload: unknown };
}>();
