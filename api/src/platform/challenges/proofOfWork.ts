import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { GuardedAttempt, ProofOfWorkChallenge, Fingerprint } from '../core/caller.ts';
import type { Throttle } from '../limits/throttle.ts';
import type { CheckedAnswer } from './checkedAnswer.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of one derived key: some milliseconds of a phone, and of the server for a new challenge. */
const ITERATIONS = 5000;
/** The most keys that the easiest challenge takes; it takes at least half of them. */
const EASIEST_COUNTER = 200;
const MAX_LEVEL = 3;
/** A network's answers within an hour that double the work of its next challenges. */
const ANSWERS_PER_LEVEL = 20;
const LIFETIME_MS = 5 * 60_000;
const MAX_RESPONSE_LENGTH = 2000;

const hex = z.string().regex(/^([\da-f]{2}){1,128}$/);
/** A solved challenge in ALTCHA's format. */
const solvedShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      cost: z.literal(ITERATIONS),
      keyLength: z.int(),
      nonce: hex,
      salt: hex,
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int().positive(),
      data: z.object({ level: z.int(), network: z.string(), purpose: z.string() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});

/**
 * Proofs of work by ALTCHA's library, which need no third party: a browser derives keys until it finds the one whose counter the shop
 * has drawn. The shop derives one key for a challenge and none for a solution. A challenge is signed, expires, and names its purpose and its
 * network; the more answers the network has given, the more work it is.
 */
export function createProofOfWork({ throttle, fingerprint }: { throttle: Throttle; fingerprint: Fingerprint }) {
  const keyOf = (name: string) => Buffer.from(fingerprint('proof of work', name)).toString('base64url');
  const secrets = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') };
  const digestOf = (network: string) => Buffer.from(fingerprint('challenged network', network)).toString('base64url');
  const levelOf = async (network: string) =>
    Math.min(MAX_LEVEL, Math.floor((await throttle.count('challengeAnswersPerIp', network)) / ANSWERS_PER_LEVEL));

  return {
    async create({ purpose, network }: GuardedAttempt): Promise<ProofOfWorkChallenge> {
      const level = await levelOf(network);
      const maxCounter = EASIEST_COUNTER * 2 ** level;
      const expiresAt = new Date(Date.now() + LIFETIME_MS);
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: ITERATIONS,
        counter: randomInt(maxCounter / 2, maxCounter + 1),
        deriveKey,
        expiresAt,
        data: { level, network: digestOf(network), purpose },
        ...secrets,
      });
      return { provider: 'PROOF_OF_WORK', challenge: JSON.stringify(challenge), maxCounter, expiresAt };
    },
    async check(response: string, { purpose, network }: GuardedAttempt): Promise<CheckedAnswer> {
      const solved = parseSolved(response);
      if (!solved) return { outcome: 'wrong' };
      const { verified, expired } = await verifySolution({ ...solved, deriveKey, ...secrets });
      if (expired) return { outcome: 'expired' };
      const { parameters, signature } = solved.challenge;
      const { data } = parameters;
      if (!verified || data.purpose !== purpose || data.network !== digestOf(network)) return { outcome: 'wrong' };
      // Another client of the network may have raised the level since the challenge was made, but not by more than one.
      if (data.level < (await levelOf(network)) - 1) return { outcome: 'outdated' };
      return { outcome: 'passed', id: signature };
    },
  };
}

/** The solved challenge in base64 of its JSON; null for anything else. */
function parseSolved(response: string): z.output<typeof solvedShape> | null {
  if (response.length > MAX_RESPONSE_LENGTH) return null;
  try {
    return solvedShape.parse(JSON.parse(Buffer.from(response, 'base64').toString()));
  } catch {
    return null;
  }
}
