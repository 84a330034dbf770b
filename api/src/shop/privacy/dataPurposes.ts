import type { ConsentPurpose } from '../../platform/db/generated/client.ts';

/** A purpose for which the shop processes personal data: what the notice says of it. */
export interface DataPurpose {
  title: string;
  /** The kinds of data, itemised. */
  data: string;
  /** What they are used for. */
  use: string;
  /** Asked for by the person who gave the data, required by law, or agreed to (Digital Personal Data Protection Act, 2023, sections 6 and 7). */
  basis: 'REQUEST' | 'LAW' | 'CONSENT';
  /** The consent of a purpose that has that basis. */
  consent?: ConsentPurpose;
}

/** The language of the texts of purposes and retention, BCP 47. */
export const PURPOSES_LANGUAGE = 'en';

/** Every purpose for which the shop processes personal data. */
export const DATA_PURPOSES = {
  ACCOUNT: {
    title: 'Your account',
    data: 'Name, email address, mobile number, picture, password (as a fingerprint), saved addresses, cart, favourites, nominee',
    use: 'To log you in, and to keep what you saved',
    basis: 'REQUEST',
  },
  SECURITY: {
    title: 'Safety of accounts and the shop',
    data: 'Devices that are logged in, codes, counts of attempts, fingerprints of addresses and networks of recent orders, blocks',
    use: 'To keep others out of your account, and to stop fraud',
    basis: 'REQUEST',
  },
  ORDERS: {
    title: 'Orders and delivery',
    data: 'Name, address, mobile number, what you ordered, notes to the rider, how you paid, store credit',
    use: 'To pack, deliver and settle your orders',
    basis: 'REQUEST',
  },
  HELP: {
    title: 'Help with problems',
    data: 'Reports of problems with photos, complaints with your contacts, notes of our staff about them',
    use: 'To answer you, and to refund you',
    basis: 'REQUEST',
  },
  SERVICE_EMAIL: {
    title: 'Emails about your orders and your account',
    data: 'Name and email address, and which emails you turned off',
    use: 'To tell you what happens to your orders, to your account and to what you asked about',
    basis: 'REQUEST',
  },
  ACCOUNTS: {
    title: 'Invoices and books of account',
    data: 'Orders, invoices, payments, refunds and stock movements, and the name and GSTIN that you asked to have on an invoice',
    use: 'To account for taxes and sales',
    basis: 'LAW',
  },
  STAFF: {
    title: 'Work of our staff',
    data: 'What staff changed, prepared, carried and signed off',
    use: 'To check who did what in the shop',
    basis: 'LAW',
  },
  CONSENT_RECORD: {
    title: 'Proof of what you agreed to',
    data: 'What you agreed to or took back, when, where, and the text that you saw',
    use: 'To show that we had your consent',
    basis: 'LAW',
  },
  MARKETING_EMAIL: {
    title: 'Offers and news by email',
    data: 'Name and email address',
    use: 'To tell you about offers and news',
    basis: 'CONSENT',
    consent: 'MARKETING_EMAIL',
  },
} as const satisfies Record<string, DataPurpose>;

export type DataPurposeName = keyof typeof DATA_PURPOSES;
