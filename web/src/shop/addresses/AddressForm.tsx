import { Box, Button, Flex, Grid, SimpleGrid, Text } from '@chakra-ui/react';
import { ChevronDown, MapPin } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type InputHTMLAttributes, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { optionalFields, type AddressTextField, type AddressValues } from './addressFields.ts';
import { LabelChoice } from './AddressLabel.tsx';
import {
  type Account,
  cleanAddress,
  findAddressIssues,
  followPincode,
  type SavedAddress,
  startValues,
} from './addressValues.ts';
import { INDIAN_STATE_NAMES, readPincode } from '@kirana/shared/pincodes.ts';
import { UnservedAnswer } from './PincodeAnswer.tsx';
import { formTexts } from './texts.ts';
import styles from './AddressForm.module.css';

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

/** Whether the city and the state are not known yet, are shown in one line, or are fields. */
type PlaceView = 'unknown' | 'line' | 'fields';

const viewOf = ({ city, state, pincode }: Record<'city' | 'state' | 'pincode', string>): PlaceView => {
  if (city !== '' && state !== '') return 'line';
  return city + state + pincode === '' ? 'unknown' : 'fields';
};

/**
 * The fields of an address, the pincode first: it fills in the city and the state, and the focus goes on to what is missing. Errors are
 * shown beside their fields and the first such field is focused. Submit stays in view.
 */
export function AddressForm({ address, initial, account, isBusy, onSubmit }: AddressFormProps) {
  const start = initial ?? startValues(address, account);
  const { form, values, set, fieldProps, showErrors } = useFormValues(start);
  const [placeView, setPlaceView] = useState(() => viewOf(start));
  const [isOpen, setOpen] = useState(() => {
    const unasked: readonly string[] = ['', 'HOME', account?.name ?? ''];
    return optionalFields.some((field) => !unasked.includes(start[field]));
  });
  const pincode = useRef(start.pincode);

  const focus = (name: AddressTextField) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  const showIssues = (errors: FormErrors) => {
    flushSync(() => {
      if ('city' in errors.fields || 'state' in errors.fields) setPlaceView('fields');
      if (optionalFields.some((field) => field in errors.fields)) setOpen(true);
    });
    showErrors(errors);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const cleaned = cleanAddress(values);
    const fields = findAddressIssues(cleaned);
    const [message] = Object.values(fields);
    if (message !== undefined) return showIssues({ fields, message });
    // The order is for the account's name then, also after the name has changed.
    const isOwn = cleaned.receiverName === account?.name;
    onSubmit(isOwn ? { ...cleaned, receiverName: '' } : cleaned, showIssues);
  };

  const changePincode = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const place = followPincode(values, value, pincode.current);
    flushSync(() => {
      set('pincode', value);
      if (place === null) return;
      pincode.current = value;
      set('city', place.city);
      set('state', place.state);
      setPlaceView(viewOf({ ...place, pincode: value }));
    });
    if (place === null) return;
    if (place.city === '') focus('city');
    else if (place.state === '') focus('state');
    else if (values.house === '') focus('house');
  };

  const changePlace = () => {
    flushSync(() => setPlaceView('fields'));
    focus('city');
  };

  // An issue of the pincode may be that it is not of the state.
  const changeState = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    set('state', target.value);
    set('pincode', values.pincode);
  };

  const textField = (name: AddressTextField, help?: ReactNode) => (
    <TextField
      {...inputs[name]}
      {...fieldProps(name)}
      {...(name === 'pincode' && { onChange: changePincode })}
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
      <Flex direction="column" gap="2">
        {textField('pincode', <UnservedAnswer pincode={readPincode(values.pincode)} />)}
        {placeView === 'fields' ? (
          <>
            {textField('city')}
            <Grid templateColumns="minmax(0, 1fr) 5.5rem" gap="3">
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
          </>
        ) : (
          <PlaceLine city={values.city} state={values.state} onChange={changePlace} />
        )}
        {textField('house')}
        {textField('street')}
        {textField('mobile')}
      </Flex>
      <Button className={styles.more} variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {formTexts.more}
        <ChevronDown size={20} aria-hidden />
      </Button>
      {isOpen && (
        <SimpleGrid columns={2} columnGap="3" rowGap="2" alignItems="end" marginTop="2">
          {textField('floor')}
          {textField('building')}
          <Box {...WIDE}>{textField('landmark', 'A place nearby that’s easy to find')}</Box>
          <Box {...WIDE}>{textField('receiverName')}</Box>
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
          <Box {...WIDE}>
            <LabelChoice value={values.label} onChange={(label) => set('label', label)} />
          </Box>
        </SimpleGrid>
      )}
      <div className={styles.bar} data-dialog-bar>
        <Button type="submit" width="100%" loading={isBusy}>
          Submit
        </Button>
      </div>
    </form>
  );
}

interface PlaceLineProps {
  /** Empty until the pincode is entered. */
  city: string;
  state: string;
  onChange: () => void;
}

/** The city and the state of the pincode in one line, which is as high before they are known. */
function PlaceLine({ city, state, onChange }: PlaceLineProps) {
  const isKnown = city !== '';
  return (
    <div className={styles.place} data-known={isKnown || undefined}>
      <MapPin size={18} aria-hidden />
      <span role="status">{isKnown ? `${city}, ${state}` : formTexts.place}</span>
      {isKnown && (
        <Button variant="ghost" aria-label={formTexts.changePlaceLabel} onClick={onChange}>
          {formTexts.changePlace}
        </Button>
      )}
    </div>
  );
}
