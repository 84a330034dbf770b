import { useEffect } from 'react';
import { recentSearches } from './recentSearches.ts';

/** The links of the results and of the suggestions. */
const RESULTS = 'main a[href^="/product/"], [role="grid"] a';

/**
 * Records a search whose result is opened. A mouse opens a link when its button goes down (app/navigateOnPress.ts), and the click
 * may come when the page is gone.
 */
export function useRecordedResults(text: string): void {
  useEffect(() => {
    const record = (event: MouseEvent) => {
      const isOpened = event.type === 'click' || (event instanceof PointerEvent && event.pointerType === 'mouse');
      if (isOpened && event.button === 0 && event.target instanceof Element && event.target.closest(RESULTS))
        recentSearches.add(text);
    };
    document.addEventListener('pointerdown', record, true);
    document.addEventListener('click', record, true);
    return () => {
      document.removeEventListener('pointerdown', record, true);
      document.removeEventListener('click', record, true);
    };
  }, [text]);
}
