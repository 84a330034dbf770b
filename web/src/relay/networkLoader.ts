import type { ConcreteRequest } from 'relay-runtime';
import { preload } from './preload.ts';

/** The variables of a query without variables. */
export const noVariables = () => ({});

/** The loader of a page without variables that always queries the server, because others change its data. */
export const networkLoader = (artifact: ConcreteRequest) => preload(artifact, noVariables, 'store-and-network');
