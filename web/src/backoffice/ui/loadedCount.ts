import { commitLocalUpdate } from 'react-relay';
import { ConnectionHandler, type Environment, type Variables } from 'relay-runtime';

/** The largest page that the API answers. */
export const MAX_PAGE_SIZE = 100;

/** How many entries a connection of the root has loaded. */
export function countLoaded(environment: Environment, connectionKey: string, filters?: Variables): number {
  let count = 0;
  commitLocalUpdate(environment, (store) => {
    const connection = ConnectionHandler.getConnection(store.getRoot(), connectionKey, filters);
    count = connection?.getLinkedRecords('edges')?.length ?? 0;
  });
  return count;
}

/** The size of the page with which a reload keeps all loaded entries, up to the largest page. */
export function reloadSize(loaded: number, pageSize: number): number {
  return Math.min(MAX_PAGE_SIZE, Math.max(pageSize, loaded));
}
