import { z } from 'zod';
import { textShape } from '../graphql/textShape.ts';
import { mobileShape } from '../identity/identityShapes.ts';

/**
 * What the fields of an address must hold, after trimming. Pincodes of other countries than India vary. Of the whole
 * input, because Pothos stops at the first field that is wrong by itself.
 */
export const addressShape = z.looseObject({
  line: textShape('Address line', 300),
  city: textShape('City', 100),
  state: textShape('State', 100),
  country: textShape('Country', 100),
  pincode: textShape('Pincode', 10).regex(
    /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/,
    'Pincode must have 3 to 10 letters or digits',
  ),
  mobile: mobileShape,
});

/** The fields of an address as a person writes them. */
export interface AddressFields {
  line: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  mobile: string;
}
