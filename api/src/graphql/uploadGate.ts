import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '../http/errorAnswers.ts';
import { hangUpAfterAnswer } from '../http/hangUp.ts';
import { MAX_UPLOAD_BYTES, maxUploadBytes } from './uploadLimits.ts';

/** Forms of other sites can send files, but a header of one's own only after asking first: that keeps them out. */
const PREFLIGHT_HEADERS = ['graphql-require-preflight', 'apollo-require-preflight'];
/** Stands for the body, because Yoga reads that of a request without one, and so would take it from the parser of uploads. */
const READ_ELSEWHERE = Buffer.from('-');

/** How many bytes the file of a request may have; it depends on whose request it is. */
export type MaxFileBytes = (request: FastifyRequest) => Promise<number>;

/** Lets multipart requests through to the graph unread; what is refused is refused before its body. */
export function acceptUploads(scope: FastifyInstance, maxFileBytes: MaxFileBytes): void {
  scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, READ_ELSEWHERE));
  scope.addHook('onRequest', async (request, reply) => {
    if (isUpload(request)) hangUpAfterAnswer(request, reply);
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
