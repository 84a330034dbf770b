import { BasketIllustration } from './BasketIllustration.tsx';

/** A magnifying glass in the basket: nothing was found. */
export function EmptyResultIllustration() {
  return <BasketIllustration symbol="search" />;
}
