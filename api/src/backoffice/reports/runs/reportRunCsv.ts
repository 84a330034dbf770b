import { db } from '../../../platform/db/client.ts';

const PAGE_SIZE = 20;

/** The file of a run that is done, in parts. */
export async function* reportRunCsv(runId: string): AsyncGenerator<string> {
  for (let after = -1; ;) {
    const parts = await db.reportRunPart.findMany({
      where: { runId, position: { gt: after } },
      orderBy: { position: 'asc' },
      take: PAGE_SIZE,
    });
    for (const { csv } of parts) yield csv;
    if (parts.length < PAGE_SIZE) return;
    after = parts.at(-1)?.position ?? after;
  }
}
