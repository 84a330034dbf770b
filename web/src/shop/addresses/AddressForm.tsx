import { Box, Button, Grid, SimpleGrid, Text } from '@chakra-ui/react';
import type { ChangeEvent, InputHTMLAttributes, SubmitEvent } from 'react';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import type { AddressTextField, AddressValues } from './addressFields.ts';
import { LabelChoice } from './AddressLabel.tsx';
import { type Account, cleanAddress, findAddressIssues, type SavedAddress, startValues } from './addressValues.ts';
import { INDIAN_STATE_NAMES } from '@kirana/shared/pincodes.ts';
import { formTexts } from './texts.ts';

interface AddressFormProps {
  /** The address to change; none for a new one. */
  address?: SavedAddress;
  /** The values of an address that is not saved. */
  initial?: AddressValues | null | undefined;
  /** None for a visitor. */
  account?: Account;
  isBusy: boolean;
  /** Receives valid values, and a function that shows the server's errors. */
  onSubmit: (values: AddressValues, showErrors: (errors: FormErrors) => void) => void;
}

/** The attributes of the text inputs; the server accepts no longer texts. */
const inputs: Partial<Record<AddressTextField, InputHTMLAttributes<HTMLInputElement>>> = {
  house: { autoComplete: 'address-line1', dir: 'auto', required: true, maxLength: 40 },
  floor: { autoComplete: 'off', dir: 'auto', maxLength: 20 },
  building: { autoComplete: 'address-line2', dir: 'auto', maxLength: 60 },
  street: { autoComplete: 'address-line3', dir: 'auto', required: true, maxLength: 100 },
  landmark: { autoComplete: 'off', dir: 'auto', maxLength: 60 },
  pincode: { autoComplete: 'postal-code', inputMode: 'numeric', required: true, maxLength: 20 },
  city: { autoComplete: 'address-level2', dir: 'auto', required: true, maxLength: 100 },
  receiverName: { autoComplete: 'name', dir: 'auto', maxLength: 100 },
  mobile: { autoComplete: 'tel-national', inputMode: 'numeric', type: 'tel', required: true, maxLength: 40 },
};

const MAX_INSTRUCTIONS = 200;
const WIDE = { gridColumn: 'span 2' } as const;
const WIDE_ON_PHONES = { gridColumn: { base: 'span 2', sm: 'span 1' } } as const;

/** The fields of an address; errors are shown beside their fields and the first such field is focused. Submit stays in view. */
export function AddressForm({ address, initial, account, isBusy, onSubmit }: AddressFormProps) {
  const { form, values, set, fieldProps, showErrors } = useFormValues(initial ?? startValues(address, account));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const cleaned = cleanAddress(values);
    const fields = findAddressIssues(cleaned);
    const [message] = Object.values(fields);
    if (message !== undefined) return showErrors({ fields, message });
    // The order is for the account's name then, also after the name has changed.
    const isOwn = cleaned.receiverName === account?.name;
    onSubmit(isOwn ? { ...cleaned, receiverName: '' } : cleaned, showErrors);
  };

  // An issue of the pincode may be that it is not of the state.
  const changeState = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    set('state', target.value);
    set('pincode', values.pincode);
  };

  const textField = (name: AddressTextField, help?: string) => (
    <TextField
      {...inputs[name]}
      {...fieldProps(name)}
      label={formTexts.fields[name]}
      help={help}
      start={name === 'mobile' ? '+91' : undefined}
    />
  );

  return (
    <form ref={form} onSubmit={submit} noValidate>
      {address != null && address.house == null && (
        <Text color="fg.muted" textStyle="sm" marginBottom="4">
          We filled this in from your saved address. Check each part before you submit it.
        </Text>
      )}
      <LabelChoice value={values.label} onChange={(label) => set('label', label)} />
      <SimpleGrid columns={2} columnGap="3" rowGap="2" alignItems="start">
        {textField('house')}
        {textField('floor')}
        <Box {...WIDE}>{textField('building')}</Box>
        <Box {...WIDE}>{textField('street')}</Box>
        <Box {...WIDE}>{textField('landmark', 'A place nearby that’s easy to find')}</Box>
        {textField('pincode')}
        {textField('city')}
        <Grid {...WIDE} templateColumns="minmax(0, 1fr) 5.5rem" gap="3">
          <SelectField
            {...fieldProps('state')}
            onChange={changeState}
            label={formTexts.fields.state}
            autoComplete="address-level1"
            required
            color={values.state === '' ? 'fg.muted' : 'fg'}
          >
            <option value="" disabled>
              Choose a state
            </option>
            {INDIAN_STATE_NAMES.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
          </SelectField>
          <TextField label="Country" value="India" autoComplete="off" readOnly color="fg.muted" />
        </Grid>
        <Box {...WIDE_ON_PHONES}>{textField('receiverName')}</Box>
        <Box {...WIDE_ON_PHONES}>{textField('mobile')}</Box>
        <Box {...WIDE}>
          <TextAreaField
            {...fieldProps('deliveryInstructions')}
            label={formTexts.fields.deliveryInstructions}
            placeholder="Ask for the parcel room at the gate"
            help={`${values.deliveryInstructions.length} of ${MAX_INSTRUCTIONS}`}
            maxLength={MAX_INSTRUCTIONS}
            rows={2}
            minHeight="4.25rem"
          />
        </Box>
      </SimpleGrid>
      <Box
        data-dialog-bar
        position="sticky"
        bottom="0"
        zIndex="1"
        marginInline={{ base: '-4', md: '-6' }}
        marginBottom="calc(-1.5rem - env(safe-area-inset-bottom))"
        paddingInline={{ base: '4', md: '6' }}
        paddingTop="3"
        paddingBottom="calc(0.75rem + env(safe-area-inset-bottom))"
        background="bg.panel"
        borderTopWidth="1px"
      >
        <Button type="submit" width="100%" loading={isBusy}>
          Submit
        </Button>
      </Box>
    </form>
  );
}
