import { announce } from '../ui/announce.ts';
import { QuantityStepper } from '../ui/QuantityStepper.tsx';
import { texts } from './texts.ts';

interface LineStepperProps {
  name: string;
  quantity: number;
  maxQuantity: number;
  onChange: (quantity: number) => void;
}

/** The stepper of one product in the cart; where it ends, it says why. */
export function LineStepper({ name, quantity, maxQuantity, onChange }: LineStepperProps) {
  const isFull = quantity >= maxQuantity;

  const change = (wanted: number) => {
    // A line above the stock can only come down to what is left.
    const possible = Math.min(wanted, maxQuantity);
    if (possible === maxQuantity) announce(texts.noMore(maxQuantity));
    onChange(possible);
  };

  return (
    <QuantityStepper
      quantity={quantity}
      max={maxQuantity}
      onChange={change}
      label={isFull ? texts.fullQuantityLabel(name, maxQuantity) : texts.quantityLabel(name)}
    />
  );
}
