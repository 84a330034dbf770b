import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { currentRequestId } from '../core/requestId.ts';

/** Adds the id of the request to the extensions of each error, by which an operator finds it in the log. */
export function requestIdPlugin(): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      const requestId = currentRequestId();
      if (requestId === null || !('errors' in result) || !result.errors) return;
      const { errors } = result as ExecutionResult;
      setResult({ ...result, errors: (errors ?? []).map((error) => withRequestId(error, requestId)) });
    },
  };
}

/** A copy, because errors of the same kind share their extensions. */
function withRequestId(error: GraphQLError, requestId: string): GraphQLError {
  const { message, nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { ...extensions, requestId },
  });
}
