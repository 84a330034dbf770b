import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Upload, WriteStream } from 'graphql-upload-ts';
import { MAX_PICTURE_BYTES } from '../platform/limits/uploadLimits.ts';
import { RestFailure } from './restFailure.ts';

const LIMITS = { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, fieldSize: 1000 };

/**
 * The picture of a multipart form as an upload of the graph, in a temporary file that is deleted after the response.
 * @throws RestFailure 400, 413, 415, 422
 */
export async function receiveUpload(request: FastifyRequest, reply: FastifyReply, field: string): Promise<Upload> {
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
