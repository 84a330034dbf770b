import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import styles from './QuantityStepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
  /** The name of the stepper for screen readers. */
  label: string;
  /** Why plus is disabled. */
  note?: string | undefined;
  isBusy?: boolean;
}

/** – n + in the box of the Add button; the minus at 1 sets 0. */
export function QuantityStepper({ quantity, max, onChange, label, note, isBusy = false }: QuantityStepperProps) {
  const noteId = useId();
  return (
    <div className={styles.stepper} role="group" aria-label={label} aria-busy={isBusy}>
      <button type="button" className={styles.button} aria-label="One less" onClick={() => onChange(quantity - 1)}>
        <Minus aria-hidden />
      </button>
      <output className={styles.quantity} aria-live="polite">
        {quantity}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label="One more"
        aria-disabled={quantity >= max}
        aria-describedby={note === undefined ? undefined : noteId}
        onClick={() => quantity < max && onChange(quantity + 1)}
      >
        <Plus aria-hidden />
      </button>
      {note !== undefined && (
        <span className={styles.note} id={noteId}>
          {note}
        </span>
      )}
    </div>
  );
}
