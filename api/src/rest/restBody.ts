import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { inputIssues } from '../graphql/inputIssues.ts';
import { RestFailure } from './restFailure.ts';

/** Bodies are JSON; clients send an empty one, as whatever type, where there is nothing to say. */
export function takeJson(scope: FastifyInstance): void {
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

/** More than any field takes. */
const MAX_ENTRIES = 200;

/** What a body holds, by the row's schema; what the schema does not know is left out. @throws RestFailure 400, 422 */
export function checkedBody(body: unknown, shape: z.ZodType): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RestFailure(400, 'The body must be a JSON object');
  }
  refuseLongLists(body);
  const { success, data, error } = shape.safeParse(body);
  if (success) return data;
  const issues = inputIssues(error.issues);
  throw new RestFailure(422, issues[0]?.message ?? 'The body is not valid', { issues });
}

/** Before its elements are looked at: 1 MB of them, each with something wrong, would take seconds. */
function refuseLongLists(body: object): void {
  for (const [path, value] of Object.entries<unknown>({ ...body })) {
    if (typeof value !== 'object' || value === null || Object.keys(value).length <= MAX_ENTRIES) continue;
    const message = `${path} has more than ${MAX_ENTRIES} entries`;
    throw new RestFailure(422, message, { issues: [{ path, message }] });
  }
}
