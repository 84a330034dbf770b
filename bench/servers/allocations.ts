import { createServer } from 'node:http';
import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

/**
 * Loaded by `--import` into a server: answers the bytes that the process has allocated so far, at the port of ALLOCATIONS_PORT. V8 samples
 * one allocation in each 32 kB, which slows the server, so it is not measured otherwise meanwhile.
 */
const SAMPLING_INTERVAL = 32 * 1024;

const session = new Session();
session.connect();
await session.post('HeapProfiler.startSampling', {
  samplingInterval: SAMPLING_INTERVAL,
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
});

createServer((_request, response) => {
  void session.post('HeapProfiler.getSamplingProfile').then(({ profile }) => {
    response.end(String(bytesBelow(profile.head)));
  });
})
  .listen(Number(process.env['ALLOCATIONS_PORT']), '127.0.0.1')
  .unref();

function bytesBelow({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + bytesBelow(child), selfSize);
}
