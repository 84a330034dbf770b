/** What one tab has to tell the others: who is signed in may be another person now, or that person's data have changed. */
export type TabNews = 'session' | 'viewer';

let channel: BroadcastChannel | undefined;

/** Hears what other tabs tell, never this one; returns how to stop. Nothing is heard where a browser has no such channel. */
export function onTabNews(listener: (news: TabNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel('kirana.session');
  opened.onmessage = ({ data }) => listener(data === 'viewer' ? 'viewer' : 'session');
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}

/** Tells the other tabs of this browser. A tab that hears news must not tell them on, or tabs would never fall silent. */
export function tellOtherTabs(news: TabNews): void {
  channel?.postMessage(news);
}
