import { Box, Button, SimpleGrid } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type FormEvent, type InputHTMLAttributes } from 'react';
import { graphql, useFragment } from 'react-relay';
import { TextField } from '../ui/forms/TextField.tsx';
import type { AddressForm_address$key } from './__generated__/AddressForm_address.graphql.ts';
import {
  addressFields,
  findMissingFields,
  readAddress,
  type AddressField,
  type AddressIssues,
  type AddressValues,
} from './addressFields.ts';
import { indianStates } from './indianStates.ts';
import { texts } from './texts.ts';

interface AddressFormProps {
  /** The address to change; none for a new one. */
  address?: AddressForm_address$key;
  /** The values of an address that is not saved. */
  initial?: AddressValues | null;
  /** The server's issues with the last submission, by field. */
  issues: AddressIssues;
  isBusy: boolean;
  onSubmit: (values: AddressValues) => void;
}

const inputs: Record<
  AddressField,
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'placeholder' | 'type'>
> = {
  line: { autoComplete: 'address-line1', placeholder: texts.linePlaceholder },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  pincode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  country: { autoComplete: 'country-name' },
  mobile: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
};

const wideFields: AddressField[] = ['line', 'mobile'];

/** The fields of an address, all required; errors are shown beside their fields and the first such field is focused. */
export function AddressForm({ address: addressKey, initial: unsaved, issues, isBusy, onSubmit }: AddressFormProps) {
  const address = useFragment(
    graphql`
      fragment AddressForm_address on Address {
        line
        city
        state
        pincode
        country
        mobile
      }
    `,
    addressKey,
  );
  const initial = unsaved ?? {
    line: address?.line ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    pincode: address?.pincode ?? '',
    country: address?.country ?? texts.defaultCountry,
    mobile: address?.mobile ?? '',
  };
  const [missing, setMissing] = useState<AddressIssues>({});
  const form = useRef<HTMLFormElement>(null);
  const statesId = useId();
  const shown = Object.keys(missing).length > 0 ? missing : issues;

  useEffect(() => {
    const first = addressFields.find((field) => shown[field] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [shown]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = readAddress(event.currentTarget);
    const left = findMissingFields(values);
    setMissing(left);
    if (Object.keys(left).length === 0) onSubmit(values);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4" rowGap="1">
        {addressFields.map((field) => (
          <Box key={field} gridColumn={{ sm: wideFields.includes(field) ? 'span 2' : undefined }}>
            <TextField
              {...inputs[field]}
              name={field}
              label={texts.fields[field]}
              error={shown[field]}
              required
              defaultValue={initial[field]}
              list={field === 'state' ? statesId : undefined}
            />
          </Box>
        ))}
      </SimpleGrid>
      <datalist id={statesId}>
        {indianStates.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <Button type="submit" width="100%" marginTop="2" loading={isBusy}>
        {texts.submit}
      </Button>
    </form>
  );
}
