import { useCallback, useEffect, useState, type RefObject } from 'react';
import { recentSearches } from './recentSearches.ts';

interface ComboboxElements {
  input: RefObject<HTMLInputElement | null>;
  panel: RefObject<HTMLElement | null>;
}

/** Whether the panel is open: from the first letter, or from the focus of an empty input, until a search, Escape or a press elsewhere. */
export function useComboboxOpening({ input, panel }: ComboboxElements) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!element || !form) return;
    const listening = new AbortController();
    const { signal } = listening;
    const openIfEmpty = () => element.value === '' && open();
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (form.contains(target) || panel.current?.contains(target) === true);
    element.addEventListener('input', open, { signal });
    element.addEventListener('focus', openIfEmpty, { signal });
    element.addEventListener('click', openIfEmpty, { signal });
    form.addEventListener(
      'submit',
      () => {
        recentSearches.add(element.value);
        close();
      },
      { signal },
    );
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && close(), { signal });
    document.addEventListener('focusin', ({ target }) => !isInside(target) && close(), { signal });
    if (document.activeElement === element) openIfEmpty();
    return () => listening.abort();
  }, [input, panel, open, close]);

  return { isOpen, open, close };
}
