import type { IncomingMessage } from 'node:http';
import { PrivateAddressError, requestAllowedHost, type EgressPolicy } from '../../platform/http/egressPolicy.ts';
import { invalidUrlReason } from './endpointUrl.ts';

/** The result of an attempt: the status of the response, or the reason why there was none, in one line. */
export type AttemptResult = { statusCode: number; failure: null } | { statusCode: null; failure: string };

export interface SignedMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** How much of a response is read before the connection is closed. The content is not used. */
const MAX_RESPONSE_BYTES = 65_536;

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its server can’t be found',
  ECONNREFUSED: 'its server refuses connections',
  ECONNRESET: 'its server hung up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
};

/** Posts a message once, to an address that the egress policy allows, without following redirects. It never throws: a failure is a result. */
export async function postMessage(
  { url, headers, body }: SignedMessage,
  targets: EgressPolicy,
  shutdownSignal?: AbortSignal,
): Promise<AttemptResult> {
  const failure = invalidUrlReason(url, targets); // of an address that was saved before the current rules
  if (failure !== null) return { statusCode: null, failure };
  const timeout = AbortSignal.timeout(targets.timeoutMs);
  const signal = shutdownSignal ? AbortSignal.any([timeout, shutdownSignal]) : timeout;
  try {
    const response = await requestAllowedHost(new URL(url), targets, {
      method: 'POST',
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Kirana-Webhooks/1',
      },
      body,
    });
    await drain(response);
    return { statusCode: response.statusCode ?? 0, failure: null };
  } catch (error) {
    return { statusCode: null, failure: reasonOf(error, { timeout, shutdownSignal }) };
  }
}

/** Reads the rest of the response, which does not change the result. */
async function drain(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const part of response) {
      bytes += (part as Buffer).length; // a response without an encoding
      if (bytes > MAX_RESPONSE_BYTES) return; // leaving the loop closes the connection
    }
  } catch {
    return;
  }
}

function reasonOf(
  error: unknown,
  { timeout, shutdownSignal }: { timeout: AbortSignal; shutdownSignal?: AbortSignal | undefined },
): string {
  if (error instanceof PrivateAddressError) return 'its server is not on the public internet';
  if (shutdownSignal?.aborted) return 'the shop was stopped in the meantime';
  if (timeout.aborted) return 'its server took too long';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAILURES[code] ?? 'its server can’t be reached';
}
