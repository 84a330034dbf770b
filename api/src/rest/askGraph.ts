import { execute, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { TadaDocumentNode } from 'gql.tada';
import type { GraphqlContext } from '../graphql/context.ts';
import { maskError } from '../graphql/maskError.ts';
import type { Failure } from './failureFragment.ts';
import { idFailure, thrownFailure, typedFailure } from './restFailure.ts';

/** A result without the failures in it, for those are thrown. */
export type Succeeded<Result> = { [Field in keyof Result]: Exclude<Result[Field], { __typename: `${string}Error` }> };

/** Asks the graph one of our own documents, as the caller. @throws RestFailure */
export type Ask = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<Succeeded<Result>>;

/**
 * The graph for one call: the schema of /graphql in the same context. Our documents are validated by a test and not anew for each call,
 * and the limits on what strangers ask do not apply to them; every rule and permission does.
 */
export function askGraph(
  schema: GraphQLSchema,
  contextValue: GraphqlContext,
  onUnforeseen: (error: unknown) => void,
): Ask {
  return async (typedDocument, variables) => {
    const document: DocumentNode = typedDocument;
    const variableValues = variables as Record<string, unknown>; // GraphQL's variables are an object
    const { data, errors } = await execute({ schema, document, contextValue, variableValues });
    const [error] = errors ?? [];
    if (error) throw idFailure(error) ?? thrownFailure(maskError(error, onUnforeseen));
    for (const value of Object.values(data ?? {})) {
      if (isFailure(value)) throw typedFailure(value);
    }
    return data as never; // it is what the document's type says, and its failures are thrown
  };
}

/** Every document asks for the type of what a mutation answers. */
function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' && value !== null && '__typename' in value && /Error$/.test(String(value.__typename))
  );
}
