import type { GraphQLSchema } from 'graphql';
import { createYoga as createYogaServer, type Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';
import { exampleTabs } from './examples/exampleTabs.ts';
import { limitPlugins } from './limits.ts';
import type { GraphiqlRenderer } from './loadGraphiql.ts';
import { maskError } from './maskError.ts';
import { subscriptionPlugin } from './subscriptionPlugin.ts';
import { MAX_ADMIN_FILE_BYTES } from './uploadLimits.ts';

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
          graphiql: { title: 'Kirana', defaultTabs: exampleTabs() },
        }
      : { graphiql: false }),
    logging: false, // what is worth a line in the log goes through onUnforeseen
    maskedErrors: { maskError: (error) => maskError(error, options.onUnforeseen) },
    plugins: [...limitPlugins({ introspection: options.introspection }), subscriptionPlugin(), options.uploads ?? {}],
  });
}
