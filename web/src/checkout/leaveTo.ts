/**
 * Leaves the shop for a page that is not one of its own, such as the payment provider's. A browser may keep this very page and
 * bring it back at Back: then `onBack` is called, because what stands on it is old.
 */
export function leaveTo(url: string, onBack: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && onBack(), { once: true });
  location.assign(url);
}
