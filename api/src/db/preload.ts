import { ensureClient } from './ensureClient.ts';

/** For `node --import`: what the program imports is there before it is imported. */
await ensureClient();
