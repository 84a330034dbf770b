import { execute, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { TadaDocumentNode } from 'gql.tada';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import { executeNearby, observeOperation, operationOf } from '../platform/graphql/operation.ts';
import { maskError } from '../platform/graphql/maskError.ts';
import type { Failure } from './failureFragment.ts';
import { idFailure, thrownFailure, typedFailure } from './restFailure.ts';

/** A result without its errors, which are thrown. */
export type Succeeded<Result> = { [Field in keyof Result]: Exclude<Result[Field], { __typename: `${string}Error` }> };

/** Executes one of the surface's own documents as the caller. @throws RestFailure */
export type ExecuteDocument = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<Succeeded<Result>>;

/**
 * Executes documents for one call, with the schema and the context of /graphql. A test validates the documents, so a call does not, and
 * the limits of /graphql's requests do not apply; every rule and permission does.
 */
export function executeDocument(
  schema: GraphQLSchema,
  contextValue: GraphqlContext,
  onUnexpectedError: (error: unknown) => void,
): ExecuteDocument {
  return async (typedDocument, variables) => {
    const document: DocumentNode = typedDocument;
    const variableValues = variables as Record<string, unknown>; // GraphQL's variables are an object
    const { data, errors } = await observeOperation(operationOf(document), () =>
      executeNearby({ schema, document, contextValue }, () =>
        execute({ schema, document, contextValue, variableValues }),
      ),
    );
    const [error] = errors ?? [];
    if (error) throw idFailure(error) ?? thrownFailure(maskError(error, onUnexpectedError));
    for (const value of Object.values(data ?? {})) {
      if (isFailure(value)) throw typedFailure(value);
    }
    return data as never; // the document's type describes it, and its errors were thrown
  };
}

/** Every document selects the type of a mutation's result. */
function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' && value !== null && '__typename' in value && /Error$/.test(String(value.__typename))
  );
}
