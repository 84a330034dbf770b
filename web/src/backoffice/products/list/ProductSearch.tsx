import { useEffect, useEffectEvent, useState } from 'react';
import { useIsLeaving } from '../../../ui/useIsLeaving.ts';
import { listTexts as texts } from './texts.ts';
import { SearchField } from '../../../ui/lists/SearchField.tsx';

const DEBOUNCE_MS = 300;

interface ProductSearchProps {
  /** The search text. */
  q: string;
  /** Called after a pause in typing. */
  onSearch: (q: string) => void;
}

/** A search box for products that keeps its own state, so that typing renders nothing else. */
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

  return <SearchField label={texts.search} text={text} onText={setText} />;
}
