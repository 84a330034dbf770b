import { EndPage } from './EndPage.tsx';
import { texts } from './texts.ts';

/** Where a shopper lands who turned back at paying. */
export function CancelPage() {
  return <EndPage kind="cancelled" title={texts.cancelled} text={texts.cancelledText} />;
}
