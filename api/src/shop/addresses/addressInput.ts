import type { AddressLabel } from '../../platform/db/generated/client.ts';

/** An address that addressShape has validated: a line, or house and street with the other parts. */
export interface AddressInput {
  line?: string | null;
  house?: string | null;
  floor?: string | null;
  building?: string | null;
  street?: string | null;
  landmark?: string | null;
  city: string;
  state: string;
  pincode: string;
  mobile: string;
  /** Of the optional fields an update leaves those as they are that are left out, and clears those that are null. */
  label?: AddressLabel | null;
  receiverName?: string | null;
  deliveryInstructions?: string | null;
}
