import { Grid } from '@chakra-ui/react';
import { reasonTexts } from '../../shop/orders/refunds/texts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { usualRestockType, type RefundChoice } from './refundChoice.ts';
import { refundTexts as texts, restockTexts } from './refundTexts.ts';

interface RefundLineChoicesProps {
  /** The product, for screen readers. */
  name: string;
  choice: RefundChoice;
  /** Whether the reason is chosen here. */
  hasReason: boolean;
  onChoice: (change: Partial<RefundChoice>) => void;
}

const REASONS = optionsOf(reasonTexts);
const RESTOCK_TYPES = optionsOf(restockTexts);

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label })); // the table's own keys
}

/** Chooses why pieces of a line are refunded and what happens to them, which follows the reason until it is chosen. */
export function RefundLineChoices({ name, choice, hasReason, onChoice }: RefundLineChoicesProps) {
  return (
    <Grid templateColumns={hasReason ? { base: '1fr', sm: '1fr 1fr' } : '1fr'} gap="2">
      {hasReason && (
        <FilterSelect
          label={texts.reasonOf(name)}
          value={choice.reason}
          options={REASONS}
          onValue={(reason) => onChoice({ reason, restockType: usualRestockType(reason) })}
        />
      )}
      <FilterSelect
        label={texts.restockOf(name)}
        value={choice.restockType}
        options={RESTOCK_TYPES}
        onValue={(restockType) => onChoice({ restockType })}
      />
    </Grid>
  );
}
