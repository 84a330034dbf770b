import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP's JSON has it, with what the tests read. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface TracesRequest {
  resourceSpans: { scopeSpans: { scope: { name: string }; spans: CollectedSpan[] }[] }[];
}

/** An OpenTelemetry collector that takes OTLP over HTTP in JSON, and remembers it. */
export async function startFakeCollector() {
  const spans: (CollectedSpan & { scope: string })[] = [];
  const metrics = new Set<string>();
  const take = (url: string | undefined, body: string) => {
    if (url === '/v1/traces') {
      const { resourceSpans } = JSON.parse(body) as TracesRequest;
      for (const { scope, spans: found } of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
        spans.push(...found.map((span) => ({ ...span, scope: scope.name })));
    }
    if (url === '/v1/metrics') for (const [, name = ''] of body.matchAll(/"name":"([\w.]+)"/g)) metrics.add(name);
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      take(request.url, body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
