import type { GraphQLSchema } from 'graphql';
import type { GraphqlContext } from './context.ts';

/** The extension of a mutation that changes nothing that processes cache: no product that shoppers see, no session, no user. */
export const CHANGES_NOTHING_CACHED = { changesNothingCached: true };

/** Makes each other mutation report that it has run, so that the caches of this process wait for what it may have changed. */
export function reportMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve, extensions } = field;
    if (extensions['changesNothingCached']) continue;
    if (!resolve) throw new Error(`${field.name} has no resolver`);
    field.resolve = async (parent, args, context: GraphqlContext, info) => {
      try {
        return (await resolve(parent, args, context, info)) as unknown;
      } finally {
        context.onMutated();
      }
    };
  }
  return schema;
}
