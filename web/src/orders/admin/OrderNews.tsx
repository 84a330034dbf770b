import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../ui/announce.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { playChime } from './playChime.ts';
import { texts } from './texts.ts';
import { useOrderNews } from './useOrderNews.ts';

interface OrderNewsProps {
  isSoundOn: boolean;
  /** Something has happened to an order. */
  onNews: () => void;
}

/** Tells of orders as they come: in the tab's title, to screen readers, and by a sound where that is wanted. */
export function OrderNews({ isSoundOn, onNews }: OrderNewsProps) {
  const { waitingCount, arrivals } = useOrderNews(onNews);
  const tell = useEffectEvent(() => {
    announce(texts.newOrder);
    if (isSoundOn) playChime();
  });
  // Later than the title's own effect, which announces the title.
  useEffect(() => {
    if (arrivals > 0) tell();
  }, [arrivals]);
  return (
    <PageTitle title={waitingCount === null || waitingCount === 0 ? texts.title : texts.waitingTitle(waitingCount)} />
  );
}
