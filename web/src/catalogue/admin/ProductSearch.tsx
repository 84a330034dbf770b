import { useEffect, useEffectEvent, useState } from 'react';
import { useIsLeaving } from '../../ui/useIsLeaving.ts';
import { listTexts as texts } from './adminProductTexts.ts';
import { NameSearch } from './NameSearch.tsx';

const DEBOUNCE_MS = 300;

interface ProductSearchProps {
  /** What is searched for. */
  q: string;
  /** Somebody has typed and paused. */
  onSearch: (q: string) => void;
}

/** Searches for products while somebody types; nothing else is drawn anew at each letter. */
export function ProductSearch({ q, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const search = useEffectEvent(onSearch);
  const isLeaving = useIsLeaving();

  if (seen !== q) {
    setSeen(q);
    setText(q);
  }

  useEffect(() => {
    if (text === q || isLeaving) return;
    const timer = setTimeout(() => search(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, q, isLeaving]);

  return <NameSearch label={texts.search} text={text} onText={setText} />;
}
