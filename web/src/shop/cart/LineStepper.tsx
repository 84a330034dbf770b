import { announce } from '../../ui/announce.ts';
import { QuantityStepper } from '../../ui/forms/QuantityStepper.tsx';
import { texts } from './texts.ts';

interface LineStepperProps {
  /** The product's name and pack size. */
  name: string;
  quantity: number;
  maxQuantity: number;
  /** The product's own limit per order. */
  maxPerOrder: number | null;
  onChange: (quantity: number) => void;
}

/** The stepper of one product in the cart, with the reason for its maximum. */
export function LineStepper({ name, quantity, maxQuantity, maxPerOrder, onChange }: LineStepperProps) {
  const isFull = quantity >= maxQuantity;
  const reason = texts.limit(maxQuantity, maxPerOrder);

  const change = (next: number) => {
    // The quantity of a line that exceeds the stock or the limit can only be lowered to it.
    const possible = Math.min(next, maxQuantity);
    if (possible === maxQuantity) announce(reason);
    onChange(possible);
  };

  return (
    <QuantityStepper
      quantity={quantity}
      max={maxQuantity}
      onChange={change}
      label={`Quantity of ${name}`}
      note={isFull ? reason : undefined}
    />
  );
}
