import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

interface HttpAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Whether the status holds for clients of `application/json` too. */
  spec?: boolean;
}

/** The error of a whole request, which is answered with a status. */
export function requestError(message: string, code = 'BAD_REQUEST', http: HttpAnswer = { status: 400 }): GraphQLError {
  return createGraphQLError(message, { extensions: { code, http } });
}
