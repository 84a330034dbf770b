import {
  execute,
  getOperationAST,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { DURATION_BOUNDARIES, meter } from '../telemetry/meter.ts';
import { getTelemetry } from '../telemetry/telemetry.ts';
import { maskError } from './maskError.ts';
import { runInReplicaScope } from '../db/replica/replicaScope.ts';
import type { GraphqlContext } from './context.ts';
import { isPublic, selectedFields } from './documents/cacheScope.ts';

/** What metrics and traces tell of an operation. Neither has more values than the schema and the shop's own documents. */
interface Operation {
  name: string;
  type: string;
}

const OTHER = 'other';
const operations = new WeakMap<DocumentNode, Operation>();

/** Marks a document of the shop's own, or of its operator's. Its operation is known by its name. */
export function registerDocument(document: DocumentNode): void {
  const operation = getOperationAST(document);
  if (operation) operations.set(document, { name: operation.name?.value ?? OTHER, type: operation.operation });
}

/** The operation of a valid document. That of a client's text is known by its root field, or as `other` when it has several. */
export function operationOf(document: DocumentNode, operationName?: string | null): Operation {
  const known = operations.get(document);
  if (known) return known;
  const operation = getOperationAST(document, operationName);
  const [field, ...others] = operation?.selectionSet.selections ?? [];
  const name = field?.kind === Kind.FIELD && others.length === 0 ? field.name.value : OTHER;
  return { name, type: operation?.operation ?? OTHER };
}

const tracer = trace.getTracer('kirana');
const duration = meter.createHistogram('kirana.graphql.operation.duration', {
  description: 'Duration of GraphQL operations by name and type, and by the code of the first error.',
  unit: 's',
  advice: { explicitBucketBoundaries: DURATION_BOUNDARIES },
});

/** Executes an operation within a span, and records its duration. */
export async function observeOperation<Result>(
  { name, type }: Operation,
  execute: () => Result | Promise<Result>,
): Promise<Result> {
  if (!getTelemetry()) return execute();
  const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': type };
  return tracer.startActiveSpan(`${type} ${name}`, { attributes }, async (span) => {
    const startedAt = performance.now();
    let errorType: string | null = 'INTERNAL_SERVER_ERROR';
    try {
      const result = await execute();
      errorType = errorTypeOf(result);
      return result;
    } finally {
      const failure = errorType === null ? {} : { 'error.type': errorType };
      if (errorType !== null) span.setAttributes(failure).setStatus({ code: SpanStatusCode.ERROR });
      duration.record((performance.now() - startedAt) / 1000, { ...attributes, ...failure });
      span.end();
    }
  });
}

/** The code that the caller reads of the first error; null without an error, also for a cached response. */
function errorTypeOf(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('errors' in result)) return null;
  const [error] = (result as ExecutionResult).errors ?? []; // graphql's result
  return error ? String(maskError(error, () => undefined).extensions['code']) : null;
}

const publicDocuments = new WeakMap<DocumentNode, boolean>();

/**
 * Executes a query or a mutation, and records it. Anonymous reads of data that is the same for all may come from a replica, unless this
 * process has stopped hearing of changes.
 */
export function executeOperation(args: ExecutionArgs): Promise<ExecutionResult> {
  const { schema, document, operationName } = args;
  const { authentication, canReadReplica } = args.contextValue as GraphqlContext; // of /graphql and of REST
  return observeOperation(operationOf(document, operationName), async () => {
    const isReplicated =
      canReadReplica !== null &&
      authentication.state === 'anonymous' &&
      isPublicDocument(schema, document) &&
      (await canReadReplica());
    return isReplicated ? runInReplicaScope(() => execute(args)) : execute(args);
  });
}

function isPublicDocument(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = publicDocuments.get(document);
  if (known !== undefined) return known;
  const found = isPublic(schema, document, selectedFields(schema, document));
  publicDocuments.set(document, found);
  return found;
}
