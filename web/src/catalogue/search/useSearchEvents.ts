import { useEffect, type MouseEvent, type PointerEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { texts as cartTexts } from '../../cart/texts.ts';
import { recordSearchEvent } from './recordSearchEvent.ts';

/** A text that stays so long was meant. */
const SETTLED_MS = 2000;
const PRODUCT_LINK = 'a[href^="/product/"]';

/**
 * Records the search for a text once it was meant: it was submitted, it stayed as it was for two seconds, or one of its results was
 * opened or added. Returns the handlers of the element around the results.
 */
export function useSearchEvents(text: string) {
  const environment = useRelayEnvironment();

  useEffect(() => {
    const timer = setTimeout(() => recordSearchEvent(environment, text, 'SEARCH'), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [environment, text]);

  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || target.role !== 'search') return;
      const submitted = new FormData(target).get('q');
      if (typeof submitted === 'string') recordSearchEvent(environment, submitted.trim(), 'SEARCH');
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [environment]);

  const recordOpening = (target: EventTarget) => {
    if (target instanceof Element && target.closest(PRODUCT_LINK)) recordSearchEvent(environment, text, 'RESULT_CLICK');
  };
  return {
    // The router opens a link when the mouse button goes down, and no click follows.
    onPointerDownCapture({ target, pointerType, button }: PointerEvent) {
      if (pointerType === 'mouse' && button === 0) recordOpening(target);
    },
    onClickCapture({ target }: MouseEvent) {
      recordOpening(target);
      if (!(target instanceof Element)) return;
      if (isAdd(target.closest('button'))) recordSearchEvent(environment, text, 'ADD_TO_CART');
    },
  };
}

/** Whether a button adds the product of its card to the cart. */
function isAdd(button: HTMLButtonElement | null): boolean {
  const name = button?.closest('article')?.querySelector(PRODUCT_LINK)?.textContent;
  return name !== undefined && button?.getAttribute('aria-label') === cartTexts.addLabel(name ?? '');
}
