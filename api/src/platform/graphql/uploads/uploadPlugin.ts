import type { IncomingMessage, ServerResponse } from 'node:http';
import { getOperationAST, GraphQLError, OperationTypeNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { processRequest, Upload } from 'graphql-upload-ts';
import { createGraphQLError, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { UploadBody } from './uploadBody.ts';
import { MAX_FIELD_BYTES, maxUploadBytes } from '../../limits/uploadLimits.ts';

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
  const extensions = { code: 'BAD_REQUEST', http: { status: 400 } };
  setResultAndStopExecution({ errors: [createGraphQLError(message, { extensions })] });
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
    const isTooLarge = body.isTooLarge || statusOf(error) === 413;
    const message = error instanceof Error ? error.message : 'The upload is malformed.';
    throw new GraphQLError(body.isTooLarge ? 'The upload is too large.' : message, {
      extensions: isTooLarge
        ? { code: 'PAYLOAD_TOO_LARGE', http: { status: 413 } }
        : { code: 'BAD_REQUEST', http: { status: 400 } },
    });
  }
}

/** The status of the library's own errors; the parser below it throws errors without one. */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}
