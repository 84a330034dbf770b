import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { acceptWaiting } from './webProcesses.ts';
import { PROCESS_CLOCK, type Clock } from './shutdown.ts';

/** When nothing was accepted or answered for this time, no client is about to connect, so closing the listener resets no connection. */
const QUIET_MS = 50;
const MAX_QUIET_WAIT_MS = 2000;
/** A connection that is idle for this time is closed; before, its next request may be on the way. */
const IDLE_MS = 1000;
const SWEEP_MS = 25;

interface GracefulClose {
  /** Whether the process is ending. */
  isEnding: () => boolean;
  /** How long open requests may take after `close` was called; 0 cuts them at once. */
  timeoutMs: number;
  /** Called when no client can connect any more. */
  onUnreachable: () => void;
  clock?: Clock;
}

interface Connection {
  /** How many of its requests are not answered. */
  open: number;
  /** When its last request was answered, or when it was accepted. */
  idleSince: number;
  /** What it had received by then. */
  bytesRead: number;
}

/**
 * Makes `close` answer every request whose connection the server or the kernel has accepted. While the process ends, answers tell
 * their clients to use another connection.
 */
export function registerGracefulClose(
  app: FastifyInstance,
  { isEnding, timeoutMs, onUnreachable, clock = PROCESS_CLOCK }: GracefulClose,
): void {
  const connections = new Map<Socket, Connection>();
  let activity = 0; // counts connections and answers
  let unreachable: Promise<void> | null = null;

  app.server.on('connection', (socket: Socket) => {
    activity += 1;
    connections.set(socket, { open: 0, idleSince: clock.now(), bytesRead: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open += 1;
    response.once('close', () => {
      activity += 1;
      connection.open -= 1;
      connection.idleSince = clock.now();
      connection.bytesRead = socket.bytesRead;
    });
  });
  // A client that waits for its answer opens no new connection, so the kernel's queue becomes empty.
  app.addHook('onRequest', (_request, _reply, done) => {
    if (unreachable) void unreachable.then(() => done());
    else done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (unreachable || isEnding()) reply.header('connection', 'close');
  });

  async function stopListening(deadline: number): Promise<void> {
    let before: number;
    do {
      before = activity;
      await clock.sleep(QUIET_MS);
      await acceptWaiting();
    } while (activity !== before && clock.now() < deadline);
    Server.prototype.close.call(app.server); // the method of HTTP servers would close idle connections too
  }

  async function completeRequests(deadline: number): Promise<void> {
    while (connections.size > 0 && clock.now() < deadline) {
      await clock.sleep(SWEEP_MS);
      await nextTurn(); // the event loop has read what had arrived
      const idleBefore = clock.now() - IDLE_MS;
      for (const [socket, { open, idleSince, bytesRead }] of connections)
        if (open === 0 && idleSince < idleBefore && socket.bytesRead === bytesRead) socket.destroy();
    }
    app.server.closeAllConnections();
  }

  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const now = clock.now();
    if (timeoutMs > 0) {
      unreachable = stopListening(now + Math.min(timeoutMs, MAX_QUIET_WAIT_MS));
      await unreachable;
    }
    onUnreachable();
    await completeRequests(now + timeoutMs);
  });
}
