import type { MouseEvent, PointerEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { texts as cartTexts } from '../cart/texts.ts';
import { recordSearchEvent } from './recordSearchEvent.ts';

const PRODUCT_LINK = 'a[href^="/product/"]';

/** The handlers of the element around search results: they record that one of its products was opened or added. */
export function useResultEvents(text: string) {
  const environment = useRelayEnvironment();
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
      if (target instanceof Element && target.closest('button')?.textContent === cartTexts.add)
        recordSearchEvent(environment, text, 'ADD_TO_CART');
    },
  };
}
