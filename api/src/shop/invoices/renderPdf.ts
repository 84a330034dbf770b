import { Piscina } from 'piscina';
import { createFairQueue } from '../../platform/core/fairQueue.ts';
import type { PdfContent } from './invoicePdf.ts';

/** The thread and its fonts take some 100 MB, which it gives back after a while without work. */
const IDLE_MS = 60_000;
const queue = createFairQueue({ running: 1, waitingOfKey: 10, waiting: 100 });
let pool: Piscina<PdfContent, Uint8Array> | undefined;

/** Makes a PDF file in a thread of its own; accounts take turns. @throws QueueFullError */
export function renderPdf(accountId: string, content: PdfContent): Promise<Buffer> {
  pool ??= new Piscina({
    filename: new URL('./invoicePdf.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [], // without what the process imports at its start
  });
  const threads = pool;
  return queue(accountId, async () => Buffer.from(await threads.run(content, { name: 'invoicePdf' })));
}
