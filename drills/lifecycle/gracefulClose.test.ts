import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerGracefulClose } from '../../api/src/platform/lifecycle/gracefulClose.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a server that closes', () => {
  it('does not wait for its deadline because of idle connections', async () => {
    const app = Fastify({ return503OnClosing: false });
    const unreachable = Promise.withResolvers<null>();
    registerGracefulClose(app, {
      isEnding: () => false,
      timeoutMs: 10_000,
      onUnreachable: () => unreachable.resolve(null),
    });
    app.get('/', () => 'answered');
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    const [used, idle] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of [used, idle]) {
      socket.write(REQUEST);
      expect(String(await once(socket, 'data'))).toContain('Connection: keep-alive');
    }
    const begun = performance.now();
    const closed = app.close();
    await unreachable.promise;
    used.write(REQUEST);
    expect(await text(used)).toMatch(/connection: close[^]*answered$/i);
    expect(await text(idle)).toBe('');
    await closed;
    expect(performance.now() - begun).toBeLessThan(8000); // well below the deadline
  });
});
