/** What the worker gets. */
export interface ProofOfWorkTask {
  challenge: string;
  /** The solution's counter is at most this. */
  maxCounter: number;
}

/** What the worker sends: the finished part from 0 to 1, several times, and then the response. */
export type ProofOfWorkReport = { share: number } | { response: string };

interface SolveOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Solves a proof of work in a worker, so that the page stays responsive. The promise never settles after an abort. */
export async function solveProofOfWork(task: ProofOfWorkTask, { onProgress, signal }: SolveOptions): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./proofOfWork.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ProofOfWorkReport>) => {
      if ('share' in data) onProgress(data.share);
      else resolve(data.response);
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('messageerror', () => reject(new Error('The worker sent something unreadable')));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
