import type { ConcreteRequest } from 'relay-runtime';
import { preload } from '../relay/preload.ts';

/** The variables of a query that has none. */
export const nothing = () => ({});

/** The loader of a page without variables whose data change elsewhere. */
export const anew = (artifact: ConcreteRequest) => preload(artifact, nothing, 'store-and-network');
