/** By then the other page would have come; the shopper, or the browser, has stopped it. */
const LEAVING_MS = 20_000;

/**
 * Leaves the shop for a page that is not one of its own, such as the payment provider's. A browser may keep this very page and
 * bring it back at Back, or never get away from it: then `onStay` is called, once, because what stands on it is old.
 */
export function leaveTo(url: string, onStay: () => void): void {
  const stay = () => {
    removeEventListener('pageshow', comeBack);
    clearTimeout(timer);
    onStay();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay();
  };
  const timer = setTimeout(stay, LEAVING_MS);
  addEventListener('pageshow', comeBack);
  try {
    location.assign(url);
  } catch {
    stay(); // it is no address
  }
}
