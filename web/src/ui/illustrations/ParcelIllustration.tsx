import { BasketIllustration } from './BasketIllustration.tsx';

/** A bag in the basket, for orders. */
export function ParcelIllustration() {
  return <BasketIllustration symbol="parcel" />;
}
