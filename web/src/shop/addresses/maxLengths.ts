import type { AddressTextField } from './addressFields.ts';

/** The most characters of the fields, as the server accepts them. */
export const maxLengths: Readonly<Record<AddressTextField, number | undefined>> = {
  house: 40,
  floor: 20,
  building: 60,
  street: 100,
  landmark: 60,
  pincode: 20,
  city: 100,
  state: undefined,
  receiverName: 100,
  mobile: 40,
  deliveryInstructions: 200,
};
