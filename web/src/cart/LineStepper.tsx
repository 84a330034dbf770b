import { announce } from '../ui/announce.ts';
import { QuantityStepper } from '../ui/forms/QuantityStepper.tsx';
import { texts } from './texts.ts';

interface LineStepperProps {
  name: string;
  quantity: number;
  maxQuantity: number;
  onChange: (quantity: number) => void;
}

/** The stepper of one product in the cart, with the reason for its maximum. */
export function LineStepper({ name, quantity, maxQuantity, onChange }: LineStepperProps) {
  const isFull = quantity >= maxQuantity;

  const change = (next: number) => {
    // The quantity of a line that exceeds the stock can only be lowered to the stock.
    const possible = Math.min(next, maxQuantity);
    if (possible === maxQuantity) announce(texts.limit(maxQuantity));
    onChange(possible);
  };

  return (
    <QuantityStepper
      quantity={quantity}
      max={maxQuantity}
      onChange={change}
      label={texts.quantityLabel(name)}
      note={isFull ? texts.limit(maxQuantity) : undefined}
    />
  );
}
