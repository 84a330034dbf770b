import { RequestError, type RequestErrorKind } from './RequestError.ts';
import { ACCEPT_HEADER, serializeOperation, parseResult, type GraphqlResult, type Operation } from './sendOperation.ts';
import type { OnUploadProgress } from './uploadFile.ts';

const TIMEOUT_MS = 120_000;

interface Upload {
  /** The files by their field in the variable `input`, which has null in their places. */
  files: Readonly<Record<string, Blob>>;
  onProgress: OnUploadProgress;
  /** Aborts the upload. */
  signal: AbortSignal;
}

/**
 * Sends one operation with files, according to the GraphQL multipart request specification. It uses XMLHttpRequest, because fetch
 * does not report upload progress. It never settles once aborted.
 * @throws RequestError without a GraphQL response within two minutes
 */
export function postUpload(operation: Operation, { files, onProgress, signal }: Upload): Promise<GraphqlResult> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return;
    const request = new XMLHttpRequest();
    const fail = (kind: RequestErrorKind) => reject(new RequestError(kind));
    request.open('POST', '/graphql');
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', ACCEPT_HEADER);
    // A form of another site can send files but cannot set a header.
    request.setRequestHeader('graphql-require-preflight', '1');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      try {
        resolve(parseResult(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('timeout', () => fail('timeout'));
    request.addEventListener('error', () => fail(navigator.onLine ? 'unreachable' : 'offline'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(toFormData(operation, files));
  });
}

function toFormData(operation: Operation, files: Upload['files']): FormData {
  const named = Object.entries(files);
  const form = new FormData();
  form.append('operations', serializeOperation(operation));
  form.append('map', JSON.stringify(Object.fromEntries(named.map(([name], at) => [at, [`variables.input.${name}`]]))));
  for (const [at, [, file]] of named.entries()) form.append(String(at), file);
  return form;
}
