import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './__generated__/introspection.d.ts';

/** Parses a GraphQL document; its type contains the types of its result and variables. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; JSON: unknown; Paise: number; Upload: unknown };
}>();
