import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '../../http/errorResponses.ts';
import { closeAfterReply } from '../../http/closeAfterReply.ts';
import { MAX_UPLOAD_BYTES, maxUploadBytes } from '../../limits/uploadLimits.ts';

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
