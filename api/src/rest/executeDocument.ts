import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { TadaDocumentNode } from 'gql.tada';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import { executeOperation } from '../platform/graphql/operation.ts';
import { maskError } from '../platform/graphql/maskError.ts';
import type { Failure } from './restDocument.ts';
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
    const { data, errors } = await executeOperation({ schema, document, contextValue, variableValues });
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

export interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A list that REST clients get in one piece: its first page, and those that `pageAfter` asks for, until it ends or is enough. */
export async function fetchAllPages<Node>(
  first: Connection<Node>,
  pageAfter: (after: string | null) => Promise<Connection<Node>>,
  isEnough: (nodes: readonly Node[]) => boolean = () => false,
): Promise<Node[]> {
  const nodes = first.edges.map(({ node }) => node);
  let { pageInfo } = first;
  while (pageInfo.hasNextPage && !isEnough(nodes)) {
    const page = await pageAfter(pageInfo.endCursor);
    nodes.push(...page.edges.map(({ node }) => node));
    pageInfo = page.pageInfo;
  }
  return nodes;
}
