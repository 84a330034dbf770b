import { z } from 'zod';
import { optionalTextShape, textShape } from '../../platform/core/text/textShape.ts';
import { INDIAN_MOBILE, phoneNumber } from '../../platform/core/phoneNumber.ts';
import { readPincode } from '../../platform/core/text/asciiDigits.ts';
import type { AddressInput } from './addressInput.ts';
import { ADDRESS_LIMITS } from './addressLimits.ts';
import { findIndianState } from './findIndianState.ts';
import { isIndia } from './isIndia.ts';
import { isPincodeOf } from './isPincodeOf.ts';

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

type LineOrParts = Pick<AddressInput, 'line' | 'house' | 'floor' | 'building' | 'street' | 'landmark'>;

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
  .looseObject({
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
    receiverName: optionalTextShape("Receiver's name", ADDRESS_LIMITS.receiverName),
    deliveryInstructions: optionalTextShape('Delivery instructions', ADDRESS_LIMITS.deliveryInstructions),
  })
  .refine(({ state, pincode }) => isPincodeOf(state, pincode), wrongPincode)
  .refine((input) => !input.line || !hasParts(input), issueAt('line', LINE_OR_PARTS))
  .refine((input) => input.line || needsParts(input), issueAt('line', 'Enter your address line'))
  .refine((input) => input.line || !needsParts(input) || input.house, issueAt('house', 'Enter your house number'))
  .refine((input) => input.line || !needsParts(input) || input.street, issueAt('street', 'Enter your street and area'));
