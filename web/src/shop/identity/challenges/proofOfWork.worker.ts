import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofOfWorkReport, ProofOfWorkTask } from './solveProofOfWork.ts';

const REPORTS = 50;

addEventListener('message', ({ data }: MessageEvent<ProofOfWorkTask>) => void solve(data));

/** Derives keys until one fits, off the page's thread, and reports how far it is. */
async function solve({ challenge, maxCounter }: ProofOfWorkTask): Promise<void> {
  const report = (message: ProofOfWorkReport) => postMessage(message);
  const parsed = JSON.parse(challenge) as Parameters<typeof solveChallenge>[0]['challenge']; // the server's own
  const interval = Math.ceil(maxCounter / REPORTS);
  let count = 0;
  const solution = await solveChallenge({
    challenge: parsed,
    deriveKey: (...task) => {
      count += 1;
      if (count % interval === 0) report({ share: count / maxCounter });
      return deriveKey(...task);
    },
  });
  if (solution === null) throw new Error('The challenge took too long');
  report({ response: btoa(JSON.stringify({ challenge: parsed, solution })) });
}
