import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { inputIssues } from '../platform/core/errors/userError.ts';
import { RestFailure } from './restFailure.ts';

/** Parses bodies as JSON, and accepts an empty body of any content type. */
export function registerJsonParser(scope: FastifyInstance): void {
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
export function validateBody(body: unknown, shape: z.ZodType): unknown {
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
