import type { DocumentNode, ExecutionArgs, GraphQLSchema } from 'graphql';
import { runInReplicaScope } from '../../db/replica/replicaScope.ts';
import type { GraphqlContext } from '../context.ts';
import { isPublic, selectedFields } from '../documents/selectedFields.ts';

const publicDocuments = new WeakMap<DocumentNode, boolean>();

/**
 * Executes an operation. Anonymous reads of data that is the same for all may come from a replica, unless this process has stopped hearing
 * of changes.
 */
export async function executeNearby<Result>(
  { schema, document, contextValue }: Pick<ExecutionArgs, 'schema' | 'document' | 'contextValue'>,
  execute: () => Result | Promise<Result>,
): Promise<Result> {
  const { authentication, canReadReplica } = contextValue as GraphqlContext; // of /graphql and of REST
  const isReplicated =
    canReadReplica !== null &&
    authentication.state === 'anonymous' &&
    isPublicDocument(schema, document) &&
    (await canReadReplica());
  return isReplicated ? runInReplicaScope(execute) : execute();
}

function isPublicDocument(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = publicDocuments.get(document);
  if (known !== undefined) return known;
  const found = isPublic(schema, document, selectedFields(schema, document));
  publicDocuments.set(document, found);
  return found;
}
