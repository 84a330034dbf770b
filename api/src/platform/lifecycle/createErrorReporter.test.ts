import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runWithRequestId } from '../core/requestId.ts';
import { createErrorReporter, type ErrorReporter } from './createErrorReporter.ts';
import { createLogger } from './createLogger.ts';

const REQUEST_ID = '0190b7c2-1111-7222-8333-444455556666';
const received: { request: IncomingMessage; body: string }[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ request, body });
    response.end('{}');
  });
});
let reporter: ErrorReporter;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  const { port } = server.address() as AddressInfo; // it listens on TCP
  reporter = createErrorReporter(`http://key@127.0.0.1:${port}/42`, 'production');
});

/** The event of the one envelope that was sent. */
async function sentEvent() {
  await reporter.close();
  expect(received).toHaveLength(1);
  const [, header = '', event = ''] = received[0]?.body.split('\n') ?? [];
  expect(JSON.parse(header)).toMatchObject({ type: 'event' });
  return JSON.parse(event) as Record<string, unknown>;
}

function logger() {
  const config = { environment: 'production', logLevel: 'info' } as const;
  return createLogger(config, { destination: { write: () => undefined }, report: reporter.report });
}

describe('the reporter of errors', () => {
  it('sends an envelope with the type, the stack and the request of a logged error', async () => {
    const cause = new TypeError('It has no price');
    runWithRequestId(REQUEST_ID, () =>
      logger().error({ err: new GraphQLError('wrapped', { originalError: cause }) }, 'unexpected error in a resolver'),
    );
    const event = await sentEvent();
    expect(received[0]?.request.url).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=key/);
    expect(event).toMatchObject({
      level: 'error',
      environment: 'production',
      tags: { request_id: REQUEST_ID },
      exception: { values: [{ type: 'TypeError', value: 'It has no price' }] },
    });
    expect(JSON.stringify(event)).toContain('createErrorReporter.test.ts');
  });

  it('sends no personal data: no values, addresses, numbers, headers or further lines', async () => {
    const error = Object.assign(
      new Error('invalid input "Asha Rao" of asha@kirana.example, +91 98000 00000\nquery: token kirana_secret'),
      {
        detail: 'Key (email)=(other@kirana.example)',
        headers: { cookie: 'session=secret' },
        parameters: ['12 Park Street'],
      },
    );
    const fields = { err: error, headers: { authorization: 'Bearer secret' }, ip: '203.0.113.9' };
    logger().error(fields, 'request failed for ravi@kirana.example');
    await sentEvent();
    expect(received[0]?.body).not.toMatch(/Asha|kirana\.example|98000|secret|Park|203\.0|cookie|Bearer/);
  });

  it('sends neither warnings nor lines without an error', async () => {
    logger().warn({ err: new Error('slow') }, 'a warning');
    logger().error('a line');
    await reporter.close();
    expect(received).toEqual([]);
  });
});
