import { useEffect } from 'react';
import { announce } from './announce.ts';

const shopName = 'Kirana';

/** Names the page in the tab and tells screen readers of the arrival. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === shopName ? title : `${title} · ${shopName}`;
    announce(title);
  }, [title]);
  return null;
}
