import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { getOperationAST, OperationTypeNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { processRequest, Upload } from 'graphql-upload-ts';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FIELD_BYTES, maxUploadBytes, MAX_UPLOAD_BYTES } from '../../limits/uploadLimits.ts';
import { requestError } from '../requestError.ts';
import { sendError, closeAfterReply } from '../../http/errorResponses.ts';

/**
 * The body of one upload, as a stream for the parser. It ends at its maximum with the end of a form, so that a parser that is behind
 * still finds that the file in it is too large. It breaks off when the client disconnects, and when the response is sent: after
 * that the parser would create temporary files that nothing deletes.
 */
class UploadBody extends Transform {
  readonly headers: IncomingHttpHeaders;
  readonly #request: IncomingMessage;
  readonly #maxBytes: number;
  #bytes = 0;
  isTooLarge = false;

  constructor(request: IncomingMessage, response: ServerResponse, maxBytes: number) {
    super();
    this.#request = request;
    this.#maxBytes = maxBytes;
    this.headers = request.headers;
    request.once('close', () => {
      if (!request.complete) this.destroy();
    });
    response.once('close', () => {
      request.unpipe(this);
      this.destroy();
      request.resume();
    });
    request.pipe(this);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.isTooLarge) return done();
    const room = this.#maxBytes - this.#bytes;
    this.#bytes += chunk.length;
    if (chunk.length <= room) return done(null, chunk);
    this.isTooLarge = true;
    this.#request.unpipe(this);
    this.#request.resume();
    this.push(chunk.subarray(0, room));
    this.push(`\r\n--${boundaryOf(this.headers)}--\r\n`);
    this.push(null);
    done();
  }
}

function boundaryOf({ 'content-type': type = '' }: IncomingHttpHeaders): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  return quoted ?? plain ?? '';
}

/** A request and its response, as Node's objects. */
export interface NodeExchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The maximum size of its file. */
  maxFileBytes: number;
}

/** Accepts operations with a file, by the GraphQL multipart request specification. The file is streamed. */
export function uploadPlugin<ServerContext extends Record<string, unknown>>(
  exchangeOf: (server: ServerContext) => Promise<NodeExchange>,
): Plugin<object, ServerContext> {
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      if (request.method !== 'POST') return;
      if (!/^\s*multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) return;
      setRequestParser(async () => readOperation(await exchangeOf(serverContext)));
    },
    onExecute: refuseUnusedFile,
    onSubscribe: refuseUnusedFile,
  };
}

/** A file is kept until its request is answered, so only a mutation that declares a variable for it may bring one: a stream of events may last for hours. */
function refuseUnusedFile({ args, setResultAndStopExecution }: ExecutedOperation): void {
  const { document, operationName, variableValues } = args;
  const withFiles = Object.keys(variableValues ?? {}).filter((name) => containsFile(variableValues?.[name]));
  if (withFiles.length === 0) return;
  const operation = getOperationAST(document, operationName);
  const declared = new Set(operation?.variableDefinitions?.map(({ variable }) => variable.name.value));
  if (operation?.operation === OperationTypeNode.MUTATION && withFiles.every((name) => declared.has(name))) return;
  const message = 'A file is uploaded by a mutation, as the value of a variable that it declares';
  setResultAndStopExecution({ errors: [requestError(message)] });
}

/** What the hooks get of an operation; Yoga's arguments are graphql's. */
interface ExecutedOperation {
  args: ExecutionArgs;
  setResultAndStopExecution: (result: ExecutionResult) => void;
}

function containsFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Upload || Object.values(value).some(containsFile);
}

/** Reads the operation; its file may still be arriving. @throws GraphQLError with a status below 500 */
async function readOperation({ request, response, maxFileBytes }: NodeExchange): Promise<GraphQLParams> {
  const body = new UploadBody(request, response, maxUploadBytes(maxFileBytes));
  const limits = { maxFieldSize: MAX_FIELD_BYTES, maxFileSize: maxFileBytes, maxFiles: 1 };
  try {
    const source = body as unknown as Parameters<typeof processRequest>[0]; // the type of `unpipe` declares an IncomingMessage as its result
    return await processRequest<GraphQLParams>(source, response, limits);
  } catch (error) {
    // The library's own errors have a status; the parser below it throws errors without one.
    const isTooLarge = body.isTooLarge || (error instanceof Error && 'status' in error && error.status === 413);
    const message = error instanceof Error ? error.message : 'The upload is malformed.';
    if (!isTooLarge) throw requestError(message);
    throw requestError(body.isTooLarge ? 'The upload is too large.' : message, 'PAYLOAD_TOO_LARGE', { status: 413 });
  }
}

/** A form of another site can send files, but a custom header only after a CORS preflight, which the server refuses. */
const PREFLIGHT_HEADERS = ['graphql-require-preflight', 'apollo-require-preflight'];
/** A placeholder body. Yoga would read the request itself without one, and the upload parser would get nothing. */
const UNREAD_BODY = Buffer.from('-');

/** The maximum size of a request's file, which depends on the viewer. */
export type MaxFileBytes = (request: FastifyRequest) => Promise<number>;

/** Passes multipart requests to GraphQL unread, and refuses others before their body. */
export function registerUploads(scope: FastifyInstance, maxFileBytes: MaxFileBytes): void {
  scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, UNREAD_BODY));
  scope.addHook('onRequest', async (request, reply) => {
    if (isUpload(request)) closeAfterReply(request, reply);
  });
  scope.addHook('preParsing', async (request, reply) => {
    if (!isUpload(request)) return;
    if (!PREFLIGHT_HEADERS.some((name) => request.headers[name] !== undefined)) {
      return sendError(reply, 400, `Uploads need the header ${PREFLIGHT_HEADERS[0]}, with any value.`);
    }
    const bytes = Number(request.headers['content-length']);
    if (bytes > MAX_UPLOAD_BYTES && bytes > maxUploadBytes(await maxFileBytes(request))) {
      return sendError(reply, 413, 'The upload is too large.');
    }
  });
}

function isUpload({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}
