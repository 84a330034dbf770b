import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** The complete response to a request. */
export interface Answer {
  status: number;
  connection: string | undefined;
  retryAfter: string | undefined;
  text: string;
}

/** A request. */
export interface SentRequest {
  method?: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** A client with one connection, which it keeps open between requests, from an address of its own on loopback. It never retries. */
export function createKeepAliveClient(localAddress = '127.0.0.1') {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  return {
    /** @throws Error with the code of the connection's failure */
    send(url: string, { method = 'GET', headers = {}, body }: SentRequest = {}): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const sent = request(url, { agent, method, headers }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { connection, 'retry-after': retryAfter } = response.headers;
            resolve({ status: response.statusCode ?? 0, connection, retryAfter, text });
          });
        });
        sent.on('error', reject);
        sent.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** A client that keeps its connection. */
export type KeepAliveClient = ReturnType<typeof createKeepAliveClient>;
