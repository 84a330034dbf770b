import type { GraphQLField } from 'graphql';

/** Who may share a field's value, as in Apollo's `@cacheControl`: a field of the root is private unless it says otherwise. */
type CacheScope = 'PUBLIC' | 'PRIVATE';

/** The extension of a root field whose value, with all fields below it but private ones, is the same for all viewers. */
export const PUBLIC_FIELD = extensionOf('PUBLIC');

/** The extension of a field below a public one whose value depends on the viewer. */
export const PRIVATE_FIELD = extensionOf('PRIVATE');

function extensionOf(scope: CacheScope) {
  return { cacheControl: { scope } };
}

/** The declared scope of a field; a field with access rules of its own is private. */
export function cacheScopeOf({ extensions }: GraphQLField<unknown, unknown>): CacheScope | null {
  const { cacheControl, pothosOptions } = extensions as Partial<ReturnType<typeof extensionOf>> & {
    pothosOptions?: { authScopes?: object };
  }; // set here and by Pothos
  return pothosOptions?.authScopes ? 'PRIVATE' : (cacheControl?.scope ?? null);
}
