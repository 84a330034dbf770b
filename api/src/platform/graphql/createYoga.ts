import type { DocumentNode, GraphQLSchema, ExecutionResult } from 'graphql';
import {
  createYoga as createYogaServer,
  type Plugin,
  type YogaInitialContext,
  type YogaServerOptions,
} from 'graphql-yoga';
import escapeHtml from 'escape-html';
import type { LRUCache } from 'lru-cache';
import type { LiveSettings } from '../config/settings/shopSettings.ts';
import type { GraphqlContext } from './context.ts';
import { type PersistedDocuments, DOCUMENT_ID, persistedDocumentsPlugin } from './documents/persistedDocuments.ts';
import { limitPlugins } from './limits.ts';
import { maskError, withExtensions } from './maskError.ts';
import { executeOperation } from './operation.ts';
import { subscriptionPlugin, type SubscriptionLimits } from './subscriptionPlugin.ts';
import { MAX_ADMIN_FILE_BYTES } from '../limits/uploadLimits.ts';
import { currentRequestId } from '../core/requestId.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Renders the page of GraphiQL. */
type GraphiqlRenderer = NonNullable<YogaServerOptions<object, object>['renderGraphiQL']>;

/** Styles: tabs that do not move under the pointer, and a green with enough contrast. */
const STYLE = `<style>
.graphiql-tab { transform: none !important; }
.graphiql-container { --color-primary: 140, 59%, 30%; }
</style>`;

/** Loads GraphiQL, a page of 9 MB that only development has. Its title is the shop's name. */
export async function loadGraphiql(settings: Pick<LiveSettings, 'read'>): Promise<GraphiqlRenderer> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return async (options) => {
    const { brand } = await settings.read();
    return renderGraphiQL({ ...options, title: escapeHtml(brand.name) }).replace('</head>', `${STYLE}</head>`);
  };
}

/** The options of the GraphQL endpoint. */
export interface GraphqlOptions<ServerContext extends Record<string, unknown>> {
  /** Renders the page of GraphiQL; null serves none. It is an option because its package is a page of 9 MB. */
  renderGraphiql: GraphiqlRenderer | null;
  introspection: boolean;
  subscriptionLimits: SubscriptionLimits;
  /** Is called with each unexpected error before it is masked. */
  onUnexpectedError: (error: unknown) => void;
  /** Gets each document that is executed. */
  knownDocuments?: KnownDocuments;
  /** The documents that clients may send by their ids; without it there are none. */
  persistedDocuments?: PersistedDocuments;
  /** Whether a request may send a document's text; by default each one may. */
  acceptsTexts?: (request: Request) => boolean;
  /** Accepts uploads; without it there are none. */
  uploads?: Plugin<object, ServerContext>;
}

/** Documents of queries and mutations that Yoga has parsed and validated, by their text or id. */
export type KnownDocuments = LRUCache<string, DocumentNode>;

/** The GraphQL endpoint without an HTTP server; tests call its `fetch`. */
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
    multipart: false, // Yoga's own parser holds whole files in memory
    maxRequestBodySize: MAX_ADMIN_FILE_BYTES * 2, // above the limits of the HTTP server; with `false` Yoga waits without end for a body of null
    ...(options.renderGraphiql
      ? {
          renderGraphiQL: options.renderGraphiql,
          graphiql: { defaultTabs: EXAMPLE_OPERATIONS.map(tabOf) },
        }
      : { graphiql: false }),
    logging: false, // onUnexpectedError logs errors
    maskedErrors: { maskError: (error) => maskError(error, options.onUnexpectedError) },
    extraParamNames: [DOCUMENT_ID],
    plugins: [
      persistedDocumentsPlugin(
        options.persistedDocuments ?? { find: () => null },
        options.acceptsTexts ?? (() => true),
      ),
      ...limitPlugins({ introspection: options.introspection }),
      options.uploads ?? {},
      subscriptionPlugin(options.subscriptionLimits),
      resultPlugin(options.knownDocuments),
    ],
  });
}

function tabOf({ query, variables, headers }: ExampleOperation) {
  return { query, variables: toJson(variables), headers: toJson(headers) };
}

function toJson(value: object | undefined): string | null {
  return value ? JSON.stringify(value, null, 2) : null;
}

function resultPlugin(documents: KnownDocuments | undefined): Plugin<YogaInitialContext> {
  return {
    onExecute({ args: { document, contextValue }, setExecuteFn }) {
      if (contextValue.params.query) documents?.set(contextValue.params.query, document);
      setExecuteFn(executeOperation);
    },
    onResultProcess({ result, setResult }) {
      if ('errors' in result) setResult(withRequestId(result as ExecutionResult));
    },
  };
}

/** Adds the id of the request to the extensions of each error, by which an operator finds it in the log. */
export function withRequestId(result: ExecutionResult): ExecutionResult {
  const requestId = currentRequestId();
  if (requestId === null || !result.errors) return result;
  return { ...result, errors: result.errors.map((error) => withExtensions(error, { requestId })) };
}

/**
 * An operation in a tab of GraphiQL. The reader replaces `prod_…` by an id of that type from an earlier answer, and a total of zero by the
 * total of the cart.
 */
interface ExampleOperation {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}

const read = (extension: string) =>
  readFileSync(path.join(import.meta.dirname, `exampleOperations.${extension}`), 'utf8');

/** What the operations are sent with, by their names. */
const sentWith = JSON.parse(read('json')) as Record<string, Omit<ExampleOperation, 'query'>>; // our own file

/** The operations of GraphiQL's tabs, in the order in which they run: a shopper's, an admin's, and a program's. */
export const EXAMPLE_OPERATIONS: readonly ExampleOperation[] = read('graphql')
  .trim()
  .split('\n\n')
  .map((query) => ({ query: `${query}\n`, ...sentWith[/^\w+ (\w+)/m.exec(query)?.[1] ?? ''] }));
