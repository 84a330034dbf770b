import { ACCEPTED, bodyOf, readAnswer, type Answer, type Operation } from './postOperation.ts';
import { RequestError, type RequestTrouble } from './RequestError.ts';
import type { OnUploadProgress } from './uploadFile.ts';

const TIMEOUT_MS = 120_000;

interface Upload {
  /** By the name of their field in the variable `input`, which has null in their places. */
  files: Readonly<Record<string, Blob>>;
  onProgress: OnUploadProgress;
  /** Stops it on its way. */
  signal: AbortSignal;
}

/**
 * Sends one operation with files, as the GraphQL multipart request specification has it; by XMLHttpRequest, because fetch does
 * not tell how far it is. Never settles once stopped. @throws RequestError when no GraphQL answer came within two minutes
 */
export function postUpload(operation: Operation, { files, onProgress, signal }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return;
    const request = new XMLHttpRequest();
    const fail = (kind: RequestTrouble) => reject(new RequestError(kind));
    request.open('POST', '/graphql');
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', ACCEPTED);
    // A form of another site can send files but no header of its own.
    request.setRequestHeader('graphql-require-preflight', '1');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('timeout', () => fail('timeout'));
    request.addEventListener('error', () => fail(navigator.onLine ? 'unreachable' : 'offline'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(operation, files));
  });
}

function formOf(operation: Operation, files: Upload['files']): FormData {
  const named = Object.entries(files);
  const form = new FormData();
  form.append('operations', bodyOf(operation));
  form.append('map', JSON.stringify(Object.fromEntries(named.map(([name], at) => [at, [`variables.input.${name}`]]))));
  for (const [at, [, file]] of named.entries()) form.append(String(at), file);
  return form;
}
