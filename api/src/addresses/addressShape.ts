import { z } from 'zod';
import { textShape } from '../graphql/textShape.ts';

/**
 * What the fields of an address must hold, after trimming. Pincodes of other countries than India vary. Of the whole
 * input, because Pothos stops at the first field that is wrong by itself.
 */
export const addressShape = z.looseObject({
  line: textShape('address line', 300),
  city: textShape('city', 100),
  state: textShape('state', 100),
  country: textShape('country', 100),
  pincode: textShape('pincode', 10).regex(
    /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/,
    'pincode must have 3 to 10 letters or digits',
  ),
  mobile: textShape('mobile', 20).regex(/^\+?[0-9][0-9 -]{6,18}$/, 'mobile must be a phone number'),
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
