import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { Upload, WriteStream } from 'graphql-upload-ts';
import type { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import type { LiveSettings } from '../platform/config/settings/shopSettings.ts';
import { isAccessError, type AccessError, UNAVAILABLE } from '../platform/core/errors/statusErrors.ts';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { errorEnvelope, sendError, closeAfterReply } from '../platform/http/errorResponses.ts';
import type { ViewerRateLimit } from '../platform/limits/rateLimits.ts';
import { bearerOf } from '../shop/identity/authentication/authenticate.ts';
import { executeDocument } from './executeDocument.ts';
import { serveDocs } from './docsRoutes.ts';
import { accessFailure, RestFailure } from './restFailure.ts';
import type { RestRoute } from './restRoute.ts';
import { REST_ROUTES } from './restRoutes.ts';
import { authorizeRoute, requirementOf, type AccessRequirement } from './routeAccess.ts';
import { MAX_PICTURE_BYTES } from '../platform/limits/uploadLimits.ts';
import { inputIssues } from '../platform/core/errors/userError.ts';

/** Parses bodies as JSON, and accepts an empty body of any content type. */
function registerJsonParser(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, String(body), done);
  });
  scope.addContentTypeParser('*', ({ headers }, _body, done) => {
    if (headers['content-length'] === '0') done(null);
    else done(new RestFailure(415, 'Bodies are JSON here'));
  });
}

/** More than any field accepts. */
const MAX_ENTRIES = 200;

/** Validates a body by the row's schema, and removes unknown fields. @throws RestFailure 400, 422 */
function validateBody(body: unknown, shape: z.ZodType): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RestFailure(400, 'The body must be a JSON object');
  }
  assertListSizes(body);
  const { success, data, error } = shape.safeParse(body);
  if (success) return data;
  const issues = inputIssues(error.issues);
  throw new RestFailure(422, issues[0]?.message ?? 'The body is not valid', { issues });
}

/** Refuses long lists before their elements are validated: 1 MB of invalid elements would take seconds. */
function assertListSizes(body: object): void {
  for (const [path, value] of Object.entries<unknown>({ ...body })) {
    if (typeof value !== 'object' || value === null || Object.keys(value).length <= MAX_ENTRIES) continue;
    const message = `${path} has more than ${MAX_ENTRIES} entries`;
    throw new RestFailure(422, message, { issues: [{ path, message }] });
  }
}

const LIMITS = { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, fieldSize: 1000 };

export interface RestServices {
  config: Config;
  settings: LiveSettings;
  schema: GraphQLSchema;
  createContext: (exchange: { incoming: FastifyRequest; reply: FastifyReply }) => Promise<GraphqlContext>;
  consumeViewerRateLimit: ViewerRateLimit;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Serves the table of routes. Each call executes one operation of the graph, in the context of /graphql. */
export async function registerRest(app: FastifyInstance, services: RestServices): Promise<void> {
  await app.register(async (scope) => {
    registerJsonParser(scope);
    await scope.register(multipart);
    registerFailureHandler(scope);
    for (const route of REST_ROUTES) serve(scope, route, services);
    serveDocs(scope, services.schema, services);
    scope.all('/api/*', refuse);
  });
}

function serve(scope: FastifyInstance, route: RestRoute, services: RestServices): void {
  const requirement = requirementOf(route, services.schema);
  const contexts = new WeakMap<FastifyRequest, GraphqlContext>();
  scope.route({
    method: route.method,
    url: `/api/${route.path}`,
    exposeHeadRoute: false,
    // Access is checked before the body is read, and after the rate limit by address.
    preParsing: async (request, reply) => {
      if (route.picture !== undefined) closeAfterReply(request, reply);
      contexts.set(request, await authorizedContext(request, reply, { requirement, services }));
    },
    handler: async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Error('The call has no context');
      const { authentication } = context;
      const answer = await route.run({
        body: route.body && validateBody(request.body, route.body),
        file: route.picture === undefined ? null : await receiveUpload(request, reply, route.picture),
        execute: executeDocument(services.schema, context, (error) =>
          request.log.error({ err: error }, 'unexpected error in a resolver'),
        ),
        bearer: bearerOf(request),
        idempotencyKey: headerOf(request, 'idempotency-key'),
        viewerId: authentication.state === 'active' ? encodeId('User', authentication.viewer.userId) : '',
        publicUrl: services.config.publicUrl,
      });
      return reply
        .header('cache-control', 'no-store')
        .send({ success: true, error: false, message: route.message, ...answer });
    },
  });
}

/** Answers all other requests: one route, because a start takes 20 ms for one of each method beside each route of the table. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { '*': path } = request.params as { '*': string }; // of the pattern
  const route = METHODS.has(request.method) && REST_ROUTES.find((each) => each.path === path);
  if (!route) return sendError(reply, 404, 'There is nothing at this address.');
  return sendError(reply.header('allow', route.method), 405, `Only ${route.method} works here.`);
}

async function authorizedContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { requirement, services }: { requirement: AccessRequirement; services: RestServices },
): Promise<GraphqlContext> {
  await services.consumeViewerRateLimit(request, reply);
  const context = await services.createContext({ incoming: request, reply });
  authorizeRoute(requirement, context);
  if (requirement.isMutation) rejectCrossOrigin(request, services.config);
  return context;
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** Answers access errors and failures of this surface; the server's own handler answers all others. */
function registerFailureHandler(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError | RestFailure | AccessError, _request, reply) => {
    if (isAccessError(error)) return sendFailure(reply, accessFailure(error));
    if (error instanceof RestFailure) return sendFailure(reply, error);
    throw error;
  });
}

function sendFailure(reply: FastifyReply, { status, message, details }: RestFailure): FastifyReply {
  const { issues, data = null, retryAfter } = details;
  const envelope = { ...errorEnvelope(message, reply.request.id), data, ...(issues && { issues }) };
  if (retryAfter !== undefined || status === 503) reply.header('retry-after', retryAfter ?? UNAVAILABLE.retryAfter);
  return reply.code(status).header('cache-control', 'no-store').send(envelope);
}

/**
 * Refuses a change from a page of another site, for whose requests a browser also sends the shop's cookies. Pages of the shop and of
 * configured origins are allowed, and programs that send no origin.
 * @throws RestFailure 403
 */
function rejectCrossOrigin({ headers, host }: FastifyRequest, { corsOrigins, publicUrl }: Config): void {
  const { origin } = headers;
  const isForeign =
    origin === undefined
      ? /^(cross|same)-site$/.test(String(headers['sec-fetch-site']))
      : ![...corsOrigins, new URL(publicUrl).origin].includes(origin) && URL.parse(origin)?.host !== host;
  if (isForeign) throw new RestFailure(403, 'This is not taken from pages of other sites');
}

/**
 * The picture of a multipart form as an upload of the graph, in a temporary file that is deleted after the response.
 * @throws RestFailure 400, 413, 415, 422
 */
async function receiveUpload(request: FastifyRequest, reply: FastifyReply, field: string): Promise<Upload> {
  if (!request.isMultipart()) throw new RestFailure(415, 'Send the picture as multipart/form-data');
  const part = await request.file({ limits: LIMITS }).catch(reject);
  if (part?.fieldname !== field) {
    const message = `The picture belongs in the field ${field}`;
    throw new RestFailure(422, message, { issues: [{ path: field, message }] });
  }
  const capacitor = new WriteStream();
  reply.raw.once('close', () => capacitor.release());
  await pipeline(part.file, capacitor).catch(reject);
  if (part.file.truncated) throw new RestFailure(413, 'This picture is larger than 5 MB');
  const { filename, mimetype, encoding } = part;
  const upload = new Upload();
  const createReadStream: WriteStream['createReadStream'] = (options) => capacitor.createReadStream(options);
  upload.resolve({ filename, fieldName: field, mimetype, encoding, capacitor, createReadStream });
  return upload;
}

/** Whether the error is the parser's, without a status, and not the disk's, which names a system call and is a server error. */
function reject(error: unknown): never {
  if (error instanceof Error && ('statusCode' in error || 'syscall' in error)) throw error;
  throw new RestFailure(400, 'The form is malformed, or broke off');
}
