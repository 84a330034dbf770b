import { announce } from '../../ui/announce.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { texts } from './texts.ts';

/** Where the header has the cart button; phones have the cart bar, which shows each change itself. */
const WITH_HEADER_BUTTON = '(min-width: 48rem)';

/** Says that the quantity of a product in the cart rose or fell: by a toast, on phones to screen readers alone. */
export function announceChange(change: number): void {
  const text = change > 0 ? texts.added : texts.removed;
  if (matchMedia(WITH_HEADER_BUTTON).matches) showSuccess(text);
  else announce(text);
}
