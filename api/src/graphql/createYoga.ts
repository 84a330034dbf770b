import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga as createYogaServer, type YogaLogger } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';
import { EXAMPLE_QUERY } from './exampleQuery.ts';
import { limitPlugins } from './limits.ts';
import { UserError } from './userError.ts';

/** What a server tells the GraphQL endpoint about itself. */
export interface GraphqlOptions {
  graphiql: boolean;
  introspection: boolean;
  logger: YogaLogger;
  /** Hears of each unforeseen error before it is masked. */
  onUnforeseen: (error: unknown) => void;
}

/** Passes on what was meant for the caller; anything else becomes one sentence that tells nothing. */
function masked(error: unknown, onUnforeseen: (error: unknown) => void): Error {
  if (error instanceof GraphQLError) {
    const { originalError, extensions } = error;
    // A UserError that no result union of the field names comes from the validation of an argument.
    const isMeant =
      !originalError || originalError instanceof GraphQLError || originalError instanceof UserError;
    if (isMeant) return extensions['code'] === undefined ? withCode(error, 'BAD_USER_INPUT') : error;
  }
  onUnforeseen(error);
  const path = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError('Something went wrong on our side', {
    ...path,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}

function withCode(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { ...extensions, code } });
}

/** The GraphQL endpoint, apart from any HTTP server; tests call its `fetch`. */
export function createYoga<ServerContext extends Record<string, unknown>>(
  schema: GraphQLSchema,
  options: GraphqlOptions,
  createContext: (server: ServerContext & { request: Request }) => Promise<GraphqlContext>,
) {
  return createYogaServer<ServerContext, GraphqlContext>({
    schema,
    context: createContext,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false,
    renderGraphiQL,
    graphiql: options.graphiql && { title: 'Kirana GraphiQL', defaultQuery: EXAMPLE_QUERY },
    logging: options.logger,
    maskedErrors: { maskError: (error) => masked(error, options.onUnforeseen) },
    plugins: limitPlugins({ introspection: options.introspection }),
  });
}
