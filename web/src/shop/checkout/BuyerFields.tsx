import { Box, Grid } from '@chakra-ui/react';
import { CheckLabel } from '../../ui/forms/CheckLabel.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Buyer } from './usePlaceOrder.ts';

const MAX_NAME = 100;
/** With the spaces that people write between its parts. */
const MAX_GSTIN = 20;

interface BuyerFieldsProps {
  /** Null for a consumer. */
  buyer: Buyer | null;
  /** The buyer of the latest order with one. */
  lastBuyer: Buyer | null;
  /** Why the server refused a field. */
  errors: Partial<Record<keyof Buyer, string>>;
  onChange: (buyer: Buyer | null) => void;
}

/** A firm's name and GSTIN for its invoice, once the shopper asks for one. */
export function BuyerFields({ buyer, lastBuyer, errors, onChange }: BuyerFieldsProps) {
  return (
    <Box as="section" layerStyle="card" padding="4" aria-label="GSTIN for a business invoice">
      <CheckLabel
        isChecked={buyer !== null}
        onChange={(isChecked) => onChange(isChecked ? (lastBuyer ?? { name: '', gstin: '' }) : null)}
        fontWeight="semibold"
      >
        GSTIN for a business invoice
      </CheckLabel>
      {buyer !== null && (
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" marginTop="3">
          <TextField
            label="GSTIN"
            help="15 letters and digits, such as 29AAPFU0939F1ZR"
            error={errors.gstin}
            value={buyer.gstin}
            maxLength={MAX_GSTIN}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...buyer, gstin: event.target.value })}
          />
          <TextField
            label="Name of the firm"
            error={errors.name}
            value={buyer.name}
            maxLength={MAX_NAME}
            autoComplete="organization"
            onChange={(event) => onChange({ ...buyer, name: event.target.value })}
          />
        </Grid>
      )}
    </Box>
  );
}
