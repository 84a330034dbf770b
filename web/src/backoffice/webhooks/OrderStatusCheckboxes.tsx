import { Box, chakra } from '@chakra-ui/react';
import { statusTexts } from '../../shop/orders/texts.ts';
import type { OrderStatus } from './__generated__/WebhookRow_endpoint.graphql.ts';
import { texts } from './texts.ts';

const STATUSES = Object.keys(statusTexts) as OrderStatus[]; // the keys are the schema's names

interface StatusChoiceProps {
  chosen: readonly OrderStatus[];
  onChoose: (chosen: OrderStatus[]) => void;
  error: string | undefined;
}

/** A checkbox for each state of an order, and one for all. */
export function OrderStatusCheckboxes({ chosen, onChoose, error }: StatusChoiceProps) {
  const areAllSelected = STATUSES.every((status) => chosen.includes(status));
  const toggle = (status: OrderStatus) =>
    onChoose(STATUSES.filter((each) => (each === status) !== chosen.includes(each)));
  return (
    <Fields>
      <legend>{texts.states}</legend>
      <label>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !areAllSelected;
          }}
          checked={areAllSelected}
          onChange={() => onChoose(areAllSelected ? [] : [...STATUSES])}
        />
        {texts.all}
      </label>
      <Box display="grid" gridTemplateColumns="1fr 1fr" columnGap={{ base: '2', sm: '4' }}>
        {STATUSES.map((status) => (
          <label key={status}>
            <input type="checkbox" name="statuses" checked={chosen.includes(status)} onChange={() => toggle(status)} />
            {statusTexts[status]}
          </label>
        ))}
      </Box>
      <Box mt="1" minH="4" textStyle="xs" color={error === undefined ? 'fg.muted' : 'fg.error'}>
        {error ?? (chosen.length === 0 && texts.statesHelp)}
      </Box>
    </Fields>
  );
}

const Fields = chakra('fieldset', {
  base: {
    '& legend': { mb: '1', textStyle: 'sm', fontWeight: 'semibold' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minH: '11', cursor: 'button', textStyle: 'sm' },
    '& input': { accentColor: 'green.solid', boxSize: '5', flexShrink: '0' },
  },
});
