import { isPincodeOf, readPincode } from '@kirana/shared/pincodes.ts';
import { z } from 'zod';
import { optionalTextShape, textShape } from '../../platform/core/text/textShape.ts';
import { INDIAN_MOBILE, phoneNumber } from '@kirana/shared/phone.ts';
import { findIndianState } from './findIndianState.ts';
import type { AddressLabel } from '../../platform/db/generated/client.ts';

/** The languages of the Constitution's Eighth Schedule, and English; two of them with a second script. */
const LANGUAGES = 'en as bn brx doi gu hi kn kok ks ks-Deva mai ml mni mr ne or pa sa sat sd sd-Deva ta te ur'.split(
  ' ',
);

/** Codes, and names besides those of Unicode's CLDR. */
const OTHERS = [
  'IN|IND|356|Bharat|Hindustan|Republic of India|The Republic of India|Union of India|Bharat Ganrajya|भारत गणराज्य',
  'भारतम्|हिन्दुस्तान|हिंदुस्तान|इंडिया|इण्डिया|ইন্ডিয়া|ইণ্ডিয়া|ভাৰতবৰ্ষ|ભારત ગણરાજ્ય|ਇੰਡੀਆ|ਭਾਰਤ ਗਣਰਾਜ',
  'இந்திய குடியரசு|பாரதம்|భారత్|ఇండియా|ಇಂಡಿಯಾ|ಭಾರತ ಗಣರಾಜ್ಯ|ഭാരതം|ଇଣ୍ଡିଆ|انڈیا|ہندوستان',
].flatMap((names) => names.split('|'));

const NAMES = new Set([...LANGUAGES.map((language) => nameIn(language)), ...OTHERS].map(keyOf));

/** Whether a text names India: by its name in a language of the country, or by a code. */
function isIndia(country: string): boolean {
  return NAMES.has(keyOf(country));
}

function nameIn(language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of('IN') ?? '';
}

/** What spellings of a name have in common: letters, marks and digits, without case and invisible characters. */
function keyOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
}

/** The most characters of an address's parts; composed, they fit into the line. Each is a CHECK of the database too, but for the line. */
export const ADDRESS_LIMITS = {
  line: 300,
  house: 40,
  floor: 20,
  building: 60,
  street: 100,
  landmark: 60,
  city: 100,
  receiverName: 100,
  /** As an order's note for the rider. */
  deliveryInstructions: 200,
} as const;

const LINE_OR_PARTS = 'Enter either an address line, or house and street';

const pincodeShape = z
  .string('Enter your pincode')
  .trim()
  .min(1, 'Enter your pincode')
  .transform((text, check) => {
    const pincode = readPincode(text);
    if (pincode === null) check.addIssue('Enter a 6-digit pincode');
    return pincode ?? z.NEVER;
  });

/** The mobile number of an address, however it is written: ten digits are stored. */
const mobileShape = z
  .string('Enter your mobile number')
  .trim()
  .min(1, 'Enter your mobile number')
  .transform((text) => phoneNumber(text) ?? '')
  .pipe(z.string().regex(INDIAN_MOBILE, 'Enter a 10-digit mobile number'));

const stateShape = textShape('State', 100, 'Enter your state').transform((text, check) => {
  const state = findIndianState(text);
  if (state === undefined) check.addIssue('Choose a state of India');
  return state ?? text;
});

/** An address without a country is in India. */
const countryShape = z
  .string()
  .trim()
  .min(1, 'Enter your country')
  .refine(isIndia, 'We deliver in India only')
  .nullish()
  .transform(() => 'India');

const FIELDS = {
  line: optionalTextShape('Address line', ADDRESS_LIMITS.line),
  house: optionalTextShape('House', ADDRESS_LIMITS.house),
  floor: optionalTextShape('Floor', ADDRESS_LIMITS.floor),
  building: optionalTextShape('Building', ADDRESS_LIMITS.building),
  street: optionalTextShape('Street and area', ADDRESS_LIMITS.street),
  landmark: optionalTextShape('Landmark', ADDRESS_LIMITS.landmark),
  city: textShape('City', ADDRESS_LIMITS.city, 'Enter your city'),
  state: stateShape,
  country: countryShape,
  pincode: pincodeShape,
  mobile: mobileShape,
  receiverName: optionalTextShape('Receiver’s name', ADDRESS_LIMITS.receiverName),
  deliveryInstructions: optionalTextShape('Delivery instructions', ADDRESS_LIMITS.deliveryInstructions),
};

/**
 * An address that addressShape has validated: a line, or house and street with the other parts. Of the optional fields an update leaves
 * those as they are that are left out, and clears those that are null.
 */
export type AddressInput = Omit<z.output<z.ZodObject<typeof FIELDS>>, 'country'> & {
  label?: AddressLabel | null | undefined;
};

export type LineOrParts = Pick<AddressInput, 'line' | 'house' | 'floor' | 'building' | 'street' | 'landmark'>;

const hasParts = ({ house, floor, building, street, landmark }: LineOrParts) =>
  [house, floor, building, street, landmark].some(Boolean);

/** Whether the client sends, or has to send, parts. A client that knows lines alone sends a line, though a blank one. */
const needsParts = (input: LineOrParts) => hasParts(input) || input.line === undefined;

/** An issue with one of the two ways to write an address; it is found beside all other issues. */
const issueAt = (path: keyof LineOrParts, error: string) => ({ path: [path], error, when: () => true });

/** The state and the pincode are compared when both are valid, beside all other issues. */
const wrongPincode = {
  path: ['pincode'],
  error: ({ input }: { input?: unknown }) =>
    `Enter a pincode of ${(input as { state: string }).state}, or choose another state`, // the input of the refinement
  when: ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
    !issues.some(({ path }) => path?.[0] === 'state' || path?.[0] === 'pincode'),
};

/**
 * The valid fields of an address, in the form in which they are stored: a line, or house and street with the other parts. The shape
 * covers the whole input, because Pothos stops at the first invalid field when each field has a shape of its own.
 */
export const addressShape = z
  .looseObject(FIELDS)
  .refine(({ state, pincode }) => isPincodeOf(state, pincode), wrongPincode)
  .refine((input) => !input.line || !hasParts(input), issueAt('line', LINE_OR_PARTS))
  .refine((input) => input.line || needsParts(input), issueAt('line', 'Enter your address line'))
  .refine((input) => input.line || !needsParts(input) || input.house, issueAt('house', 'Enter your house number'))
  .refine((input) => input.line || !needsParts(input) || input.street, issueAt('street', 'Enter your street and area'));
