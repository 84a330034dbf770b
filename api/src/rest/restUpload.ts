import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Upload, WriteStream } from 'graphql-upload-ts';
import { MAX_PICTURE_BYTES } from '../graphql/uploadLimits.ts';
import { RestFailure } from './restFailure.ts';

const LIMITS = { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, fieldSize: 1000 };

/**
 * The picture in a multipart form, as the graph takes uploads: in a temporary file, which goes with the answer.
 * @throws RestFailure 400, 413, 415, 422
 */
export async function arrivedUpload(request: FastifyRequest, reply: FastifyReply, field: string): Promise<Upload> {
  if (!request.isMultipart()) throw new RestFailure(415, 'Send the picture as multipart/form-data');
  const part = await request.file({ limits: LIMITS }).catch(refuse);
  if (part?.fieldname !== field) {
    const message = `The picture belongs in the field ${field}`;
    throw new RestFailure(422, message, { issues: [{ path: field, message }] });
  }
  const capacitor = new WriteStream();
  reply.raw.once('close', () => capacitor.release());
  await pipeline(part.file, capacitor).catch(refuse);
  if (part.file.truncated) throw new RestFailure(413, 'This picture is larger than 5 MB');
  const { filename, mimetype, encoding } = part;
  const upload = new Upload();
  const createReadStream: WriteStream['createReadStream'] = (options) => capacitor.createReadStream(options);
  upload.resolve({ filename, fieldName: field, mimetype, encoding, capacitor, createReadStream });
  return upload;
}

/** What the parser of forms throws has no status; what the disk throws names a call of the system, and is our own fault. */
function refuse(error: unknown): never {
  if (error instanceof Error && ('statusCode' in error || 'syscall' in error)) throw error;
  throw new RestFailure(400, 'The form is malformed, or broke off');
}
