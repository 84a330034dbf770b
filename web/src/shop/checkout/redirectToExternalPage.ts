/** If the other page has not loaded by then, the shopper or the browser has stopped the navigation. */
const REDIRECT_TIMEOUT_MS = 20_000;

/**
 * Navigates to a page of another site, such as the payment provider's. If the browser restores this page on Back, or the
 * navigation is stopped, `onReturn` is called once, because the data on the page is stale.
 */
export function redirectToExternalPage(url: string, onReturn: () => void): void {
  const stay = () => {
    removeEventListener('pageshow', comeBack);
    clearTimeout(timer);
    onReturn();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay();
  };
  const timer = setTimeout(stay, REDIRECT_TIMEOUT_MS);
  addEventListener('pageshow', comeBack);
  try {
    location.assign(url);
  } catch {
    stay(); // it is no URL
  }
}
