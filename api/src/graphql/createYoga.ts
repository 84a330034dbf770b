import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga as createYogaServer, type Plugin, type YogaServerOptions } from 'graphql-yoga';
import { isBusy } from '../db/isBusy.ts';
import type { GraphqlContext } from './context.ts';
import { EXAMPLE_QUERY } from './exampleQuery.ts';
import { limitPlugins } from './limits.ts';
import { subscriptionPlugin } from './subscriptionPlugin.ts';
import { MAX_ADMIN_FILE_BYTES } from './uploadLimits.ts';
import { UserError } from './userError.ts';

type GraphiqlRenderer = NonNullable<YogaServerOptions<object, object>['renderGraphiQL']>;

/** What a server tells the GraphQL endpoint about itself. */
export interface GraphqlOptions<ServerContext extends Record<string, unknown>> {
  /** Draws the page of GraphiQL; null serves none. Given in, because its package is a page of 9 MB. */
  renderGraphiql: GraphiqlRenderer | null;
  introspection: boolean;
  /** Hears of each unforeseen error before it is masked. */
  onUnforeseen: (error: unknown) => void;
  /** Takes uploads; left out, there are none. */
  uploads?: Plugin<object, ServerContext>;
}

/** Passes on what was meant for the caller; anything else becomes one sentence that tells nothing. */
function masked(error: unknown, onUnforeseen: (error: unknown) => void): Error {
  const root = rootOf(error);
  // A UserError that no result union of the field names comes from the validation of an argument.
  if (error instanceof GraphQLError && (root instanceof GraphQLError || root instanceof UserError)) {
    return error.extensions['code'] === undefined ? asBadInput(error) : error;
  }
  onUnforeseen(error);
  const path = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return isBusy(root)
    ? new GraphQLError('The shop is very busy. Please try again in a moment.', {
        ...path,
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      })
    : new GraphQLError('Something went wrong on our side', {
        ...path,
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      });
}

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

/** One without a path is about the request as a whole, such as its variables; nothing was executed then. */
function asBadInput(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  const http = path ? {} : { http: { spec: true, status: 400 } };
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { ...extensions, ...http, code: 'BAD_USER_INPUT' },
  });
}

/** The GraphQL endpoint, apart from any HTTP server; tests call its `fetch`. */
export function createYoga<ServerContext extends Record<string, unknown>>(
  schema: GraphQLSchema,
  options: GraphqlOptions<ServerContext>,
  createContext: (server: ServerContext & { request: Request }) => Promise<GraphqlContext>,
) {
  return createYogaServer<ServerContext, GraphqlContext>({
    schema,
    context: createContext,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false, // Yoga's own keeps whole files in memory
    maxRequestBodySize: MAX_ADMIN_FILE_BYTES * 2, // above the limits of the server in front; with `false` a body of null is waited for without end
    ...(options.renderGraphiql
      ? {
          renderGraphiQL: options.renderGraphiql,
          graphiql: { title: 'Kirana GraphiQL', defaultQuery: EXAMPLE_QUERY },
        }
      : { graphiql: false }),
    logging: false, // what is worth a line in the log goes through onUnforeseen
    maskedErrors: { maskError: (error) => masked(error, options.onUnforeseen) },
    plugins: [...limitPlugins({ introspection: options.introspection }), subscriptionPlugin(), options.uploads ?? {}],
  });
}
