import type { AttackRequest } from './attacks.ts';

/** How long a response took, and its status. */
export interface Sent {
  ms: number;
  status: number;
}

/** Sends one request, and reads its response. */
export async function send(
  url: string,
  { path, body, accept = 'application/json' }: AttackRequest,
  headers: Record<string, string>,
): Promise<Sent> {
  const startedAt = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  return { ms: performance.now() - startedAt, status: response.status };
}
