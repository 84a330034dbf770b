import { enableCompileCache } from 'node:module';
import path from 'node:path';

// The compile cache halves the time of a start. This file is JavaScript, because Node.js would load its compiler of TypeScript,
// 15 MB, for a file before there is a cache.
enableCompileCache(path.join(import.meta.dirname, '../../../../node_modules/.cache/node'));

/** For `node --import`: starts telemetry, and generates Prisma's client, before the program imports what they need. */
await import('../telemetry/preload.mjs');
const { ensureClient } = await import('./ensureClient.ts');
await ensureClient();
