/** A message between tabs: the session has changed, or the signed-in person's data. */
export type TabMessage = 'session' | 'viewer';

let channel: BroadcastChannel | undefined;

/** Receives the messages of other tabs; returns a function that stops it. A browser without BroadcastChannel receives none. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel('kirana.session');
  opened.onmessage = ({ data }) => listener(data === 'viewer' ? 'viewer' : 'session');
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}

/** Sends a message to the other tabs. A tab must not rebroadcast a message, or the tabs would send messages for ever. */
export function broadcastToTabs(message: TabMessage): void {
  channel?.postMessage(message);
}
