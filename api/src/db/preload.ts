import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../config/config.ts';
import { ensureClient } from './ensureClient.ts';

// The compile cache halves the time of a start.
enableCompileCache(path.join(ROOT_DIRECTORY, 'node_modules/.cache/node'));

/** For `node --import`: generates Prisma's client before the program imports it. */
await ensureClient();
