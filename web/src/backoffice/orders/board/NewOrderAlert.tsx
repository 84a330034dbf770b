import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../../ui/announce.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { playChime } from '../../../ui/playChime.ts';
import { texts } from './texts.ts';
import { useBoardUpdates } from './useBoardUpdates.ts';

interface NewOrderAlertProps {
  isSoundOn: boolean;
  /** Called when an order has changed. */
  onNews: () => void;
}

/** Announces new orders: in the tab's title, to screen readers, and by a sound if that is on. */
export function NewOrderAlert({ isSoundOn, onNews }: NewOrderAlertProps) {
  const { waitingCount, arrivals } = useBoardUpdates(onNews);
  const tell = useEffectEvent(() => {
    announce(texts.newOrder);
    if (isSoundOn) playChime();
  });
  // Runs after the title's own effect, which announces the title.
  useEffect(() => {
    if (arrivals > 0) tell();
  }, [arrivals]);
  return (
    <PageTitle title={waitingCount === null || waitingCount === 0 ? texts.title : texts.waitingTitle(waitingCount)} />
  );
}
