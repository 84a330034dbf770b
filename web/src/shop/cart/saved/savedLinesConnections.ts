import { ConnectionHandler } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { viewerIdIn } from '../../../relay/environment.ts';

/** The connection of the viewer's lines saved for later, as the argument of a mutation's directive; empty until it is loaded. */
export function savedLinesConnections(environment: IEnvironment): string[] {
  const viewerId = viewerIdIn(environment);
  if (viewerId === undefined) return [];
  const id = ConnectionHandler.getConnectionID(viewerId, 'SavedCartLines_savedCartLines');
  return environment.getStore().getSource().has(id) ? [id] : [];
}
