import type { PrismaPg } from '@prisma/adapter-pg';
import { isRead } from './isRead.ts';
import { retryRead } from './retryRead.ts';

/** What Prisma's client needs of an adapter. */
type AdapterFactory = Pick<PrismaPg, 'provider' | 'adapterName' | 'connect'>;

/** An adapter that sends single reads to `reads`, and transactions and single writes to `writes`. */
export function splitAdapter(reads: PrismaPg, writes: PrismaPg): AdapterFactory {
  const { provider, adapterName } = writes;
  return {
    provider,
    adapterName,
    async connect() {
      const [reader, writer] = await Promise.all([reads.connect(), writes.connect()]);
      return Object.assign(Object.create(writer) as typeof writer, {
        queryRaw: (query) => (isRead(query.sql) ? retryRead(() => reader.queryRaw(query)) : writer.queryRaw(query)),
        dispose: async () => void (await Promise.all([reader.dispose(), writer.dispose()])),
      } satisfies Partial<typeof writer>);
    },
  };
}
