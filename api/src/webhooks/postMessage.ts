import type { IncomingMessage } from 'node:http';
import { PrivateAddressError } from '../http/publicAddress.ts';
import { requestChecked } from '../http/requestChecked.ts';
import type { TargetRules } from '../http/targetRules.ts';
import { wrongWithTarget } from './wrongWithTarget.ts';

/** What an attempt came to: the status that was answered, or why there was none, in one line. */
export type Outcome = { statusCode: number; failure: null } | { statusCode: null; failure: string };

/** A message that is signed already. */
export interface SignedMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What is read of an answer before the line is cut; nobody looks at it. */
const MAX_ANSWER_BYTES = 65_536;

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

/** Posts a message once, to where the rules allow; redirects are not followed. Never throws: whatever goes wrong is an outcome. */
export async function postMessage(message: SignedMessage, targets: TargetRules, stop?: AbortSignal): Promise<Outcome> {
  const tooLate = AbortSignal.timeout(targets.patienceMs);
  const signal = stop ? AbortSignal.any([tooLate, stop]) : tooLate;
  try {
    const response = await send(message, targets, signal);
    await throwAway(response);
    return { statusCode: response.statusCode ?? 0, failure: null };
  } catch (error) {
    return { statusCode: null, failure: reasonOf(error, { tooLate, stop }) };
  }
}

/** The answer, its content still to come. */
async function send(
  { url, headers, body }: SignedMessage,
  targets: TargetRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const wrong = wrongWithTarget(url, targets);
  if (wrong !== null) throw new WrongTargetError(wrong);
  return requestChecked(new URL(url), targets, {
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
}

/** The status says it all; whatever becomes of the rest changes nothing. */
async function throwAway(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const part of response) {
      bytes += (part as Buffer).length; // a response without an encoding
      if (bytes > MAX_ANSWER_BYTES) return; // ends the connection as well
    }
  } catch {
    return;
  }
}

/** An address that was saved under other rules than today's. */
class WrongTargetError extends Error {}

function reasonOf(error: unknown, { tooLate, stop }: { tooLate: AbortSignal; stop?: AbortSignal | undefined }): string {
  if (error instanceof WrongTargetError) return error.message;
  if (error instanceof PrivateAddressError) return 'its server is not on the public internet';
  if (stop?.aborted) return 'the shop was stopped meanwhile';
  if (tooLate.aborted) return 'its server took too long';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAILURES[code] ?? 'its server can’t be reached';
}
