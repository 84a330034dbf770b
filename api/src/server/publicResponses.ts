import { execute, type GraphQLSchema } from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache, type CachedResponse, type MadeResponse } from '../platform/cache/responseCache.ts';
import { COSTS, UNLIMITED_COST_BUDGET, type CostBudget } from '../platform/limits/costBudget.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { shopDay } from '../platform/core/shopCalendar.ts';
import { runInReplicaScope } from '../platform/db/replica/replicaScope.ts';
import type { DatabaseChanges } from '../platform/events/databaseChanges.ts';
import { costOf as costOfOperation, LIMITS } from '../platform/graphql/limits.ts';
import { observeOperation, operationOf } from '../platform/graphql/operation.ts';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import type { PersistedDocument, PersistedDocuments } from '../platform/graphql/documents/persistedDocuments.ts';
import { appendVary, sendEncoded } from '../platform/http/encodedBody.ts';

/** The response to a public document, and for how long others may keep it. */
export interface PublicResponse extends CachedResponse {
  cacheControl: string;
}

interface PublicResponseOptions {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  maxBytes: number;
  /** The context of an anonymous viewer. */
  createContext: () => Promise<GraphqlContext>;
  /** What the answers of the fields in `STATE_FIELDS` depend on beside the database and the day. */
  states: Record<StateField, () => Promise<string>>;
  changes: DatabaseChanges;
}

/** The tag of answers that depend on prices, on what is in stock, ordered or searched, on the rules of searches, or on the day. */
const SEARCH_TAG = 'search';
/** The fields whose answers have that tag. */
const RANKED_FIELDS = [
  'Query.products',
  'Category.products',
  'SubCategory.products',
  'Collection.products',
  'Query.popularProducts',
  'Query.popularSearches',
  'Query.searchSuggestions',
  'Product.related',
];
const COSTS_OF_FIELDS = {
  'ProductConnection.search': COSTS.search,
  'ProductConnection.facets': COSTS.facets,
  'Query.searchSuggestions': COSTS.search + COSTS.suggestions,
};
/** The fields whose answers depend on the time of day: whether the shop is open, and what its home page shows. */
const STATE_FIELDS = ['Query.shop', 'Query.homePage'] as const;
type StateField = (typeof STATE_FIELDS)[number];
const PRODUCT_ID = /prod_[0-9a-z]{26}/g;
/** A cache in front may keep prices, stock and what depends on the time of day for a second, and never longer. */
const PROMPT_CACHE_CONTROL = 'public, max-age=1, must-revalidate';
const OTHER_CACHE_CONTROL = 'public, max-age=1, stale-while-revalidate=60';

/** Answers public documents, as their anonymous viewer sees them, from a cache. */
export type PublicResponses = ReturnType<typeof openPublicResponses>;

/** Opens the cache. */
export function openPublicResponses({
  schema,
  documents,
  maxBytes,
  createContext,
  states,
  changes,
}: PublicResponseOptions) {
  const cache = new ResponseCache(maxBytes);
  changes.subscribe({
    onChange(kind, id) {
      if (kind === 'catalogue' || kind === 'settings') cache.invalidateAll();
      if (kind === 'product') cache.invalidate(encodeId('Product', id));
      if (kind === 'search') cache.invalidate(SEARCH_TAG);
      if (kind === 'stock') cache.invalidate(stockTag(encodeId('Product', id)));
    },
    onMissed: () => cache.invalidateAll(),
  });

  async function make({ document, fields }: PersistedDocument, variables: object): Promise<MadeResponse | null> {
    const args = { schema, document, contextValue: await createContext(), variableValues: { ...variables } };
    if (costOfOperation(args) > LIMITS.cost) return null;
    const { data, errors } = await runInReplicaScope(() => execute(args)); // find() knows that the process hears of changes
    if (errors || !data) return null;
    const body = JSON.stringify({ data });
    const products = [...new Set(body.match(PRODUCT_ID))].map((id) => Buffer.from(id).toString()); // a part of it would keep the text
    const tags = [...products, ...(showsExactStock(fields) ? products.map(stockTag) : [])];
    return { body, tags: RANKED_FIELDS.some((field) => fields.has(field)) ? [...tags, SEARCH_TAG] : tags };
  }

  /** What the fields depend on, as a part of a key; another time has another one. */
  const readStates = async (fields: readonly StateField[]) =>
    (await Promise.all(fields.map((field) => states[field]()))).join(' ');

  return {
    /** Whether a document has one response for all callers. */
    isPublic: (documentId: string) => documents.find(documentId)?.isCacheable === true,
    /** A response that is made of such ones, from the same cache; null when `make` returns null. `pay` is called before `make`. */
    async compose(
      name: string,
      make: () => Promise<MadeResponse | null>,
      pay: () => Promise<void>,
    ): Promise<PublicResponse | null> {
      if (!(await changes.isCurrent())) return null;
      const key = `${name} ${today()} ${await readStates(STATE_FIELDS)}`;
      if (!cache.has(key)) await pay();
      const response = await cache.find(key, make);
      return response && { ...response, cacheControl: PROMPT_CACHE_CONTROL };
    },
    /**
     * The response to a request's parameters; null when they are not those of a public document, or it can't be answered from here. The budget pays
     * for a response that is worked out.
     */
    async find(
      parameters: Record<string, unknown>,
      budget: CostBudget = UNLIMITED_COST_BUDGET,
    ): Promise<PublicResponse | null> {
      const { documentId, variables: text, ...others } = parameters;
      if (typeof documentId !== 'string' || Object.keys(others).length > 0) return null;
      const document = documents.find(documentId);
      if (!document?.isCacheable) return null;
      const variables = readVariables(text, document);
      if (!variables || !(await changes.isCurrent())) return null;
      const key = `${documentId} ${JSON.stringify(variables)} ${today()} ${await readStates(stateFieldsOf(document))}`;
      if (!cache.has(key)) await budget.consume(costOf(document)); // before others share the response, who do not wait for it
      const response = await observeOperation(operationOf(document.document), () =>
        cache.find(key, () => make(document, variables)),
      );
      return response && { ...response, cacheControl: cacheControlOf(document) };
    },
  };
}

function costOf({ fields }: PersistedDocument): number {
  const costs = Object.entries(COSTS_OF_FIELDS).map(([field, cost]) => (fields.has(field) ? cost : 0));
  return costs.reduce<number>((sum, cost) => sum + cost, COSTS.document);
}

/** The document's own variables, in its order, so that equal requests have equal keys; null when they are malformed. */
function readVariables(text: unknown, { variables }: PersistedDocument): Record<string, unknown> | null {
  if (text === undefined) return {};
  if (typeof text !== 'string') return null;
  try {
    const given = JSON.parse(text) as unknown;
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
    const values = given as Record<string, unknown>;
    return Object.fromEntries(variables.filter((name) => name in values).map((name) => [name, values[name]]));
  } catch {
    return null;
  }
}

function stateFieldsOf({ fields }: PersistedDocument): StateField[] {
  return STATE_FIELDS.filter((field) => fields.has(field));
}

function cacheControlOf(document: PersistedDocument): string {
  const showsProducts = [...document.fields].some((coordinate) => coordinate.startsWith('Product.'));
  return showsProducts || stateFieldsOf(document).length > 0 ? PROMPT_CACHE_CONTROL : OTHER_CACHE_CONTROL;
}

function showsExactStock(fields: ReadonlySet<string>): boolean {
  return fields.has('Product.stock') || fields.has('Product.updatedAt');
}

/** The shop's day, on which categories and collections begin or end. */
function today(): string {
  return shopDay(new Date());
}

function stockTag(productId: string): string {
  return `stock:${productId}`;
}

/** The response to a request for a public document; null for any other request. */
export async function findPublicResponse(
  { method, query, headers }: FastifyRequest,
  responses: PublicResponses,
  budget: CostBudget,
): Promise<PublicResponse | null> {
  if (method !== 'GET' || mediaTypeFor(headers.accept) === null) return null;
  return responses.find(query as Record<string, unknown>, budget); // as Fastify parses it
}

/** Sends the response to a public document. */
export async function sendPublicResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PublicResponse,
): Promise<FastifyReply> {
  reply.type(`${mediaTypeFor(request.headers.accept) ?? 'application/json'}; charset=utf-8`);
  return sendCompressed(request, reply, response);
}

/** Sends a public response compressed as the client accepts it, or 304 when the client has it. */
export async function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, etag, cacheControl }: Pick<PublicResponse, 'body' | 'etag' | 'cacheControl'>,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': cacheControl, etag });
  appendVary(reply, 'Accept, Accept-Encoding');
  const known = headers['if-none-match'];
  if (known === '*' || known?.includes(etag)) return reply.removeHeader('content-type').code(304).send();
  return sendEncoded(headers['accept-encoding'], reply, body);
}

/** The media type of a response in JSON; null when the client wants none, such as a browser that opens GraphiQL. */
export function mediaTypeFor(accept = '*/*'): string | null {
  if (accept === '*/*') return 'application/json';
  return /application\/(graphql-response\+)?json/.exec(accept)?.[0] ?? null;
}
