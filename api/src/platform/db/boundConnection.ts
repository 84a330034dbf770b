import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase } from 'pg';

/** The connection that all reads of `queryRows.ts` go to while work runs with it: that of a transaction whose changes they see. */
export const boundConnection = new AsyncLocalStorage<ClientBase>();
