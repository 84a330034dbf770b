import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A challenge in ALTCHA's format. */
type AltchaChallenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Solves the challenge of a shop as a client does, and answers the response to it. It leaves out the counters that the shop never draws. */
export async function solveProofOfWork(challenge: string): Promise<string> {
  const parsed = JSON.parse(challenge) as AltchaChallenge; // the shop's own
  const counterStart = 100 * 2 ** Number(parsed.parameters.data?.['level']);
  return encodeSolved(parsed, await solveChallenge({ challenge: parsed, deriveKey, counterStart }));
}

/** The response with any solution. */
export function encodeSolved(challenge: unknown, solution: unknown): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
