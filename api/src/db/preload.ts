import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../config.ts';
import { ensureClient } from './ensureClient.ts';

// A start takes half the time when it need not read and compile the sources of all packages anew.
enableCompileCache(path.join(ROOT_DIRECTORY, 'node_modules/.cache/node'));

/** For `node --import`: what the program imports is there before it is imported. */
await ensureClient();
