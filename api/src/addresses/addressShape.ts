import { z } from 'zod';
import { textShape } from '../core/textShape.ts';
import { mobileShape } from '../identity/identityShapes.ts';

/**
 * The valid fields of an address, after trimming. Pincodes outside India have other forms. The shape covers the whole input,
 * because Pothos stops at the first invalid field when each field has a shape of its own.
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

/** The fields of an address as a client sends them. */
export interface AddressFields {
  line: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  mobile: string;
}
