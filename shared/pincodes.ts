import { asciiDigits } from './numbers.ts';

/**
 * The beginnings of the pincodes of each state, by the state's stored name: those of India Post's All India Pincode Directory (data.gov.in), of a
 * state that it was a part of, and of post offices up to 15 km across its border (positions: geonames.org, CC BY 4.0).
 */
const PINCODE_PREFIXES = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '50 51 52 53 561 563 572 577 583 584 601 602 631 632 635 761 764 765',
  'Arunachal Pradesh': '78 79',
  Assam: '736 78 79',
  Bihar: '221 232 233 274 277 713 732 733 735 80 81 82 83 84 85',
  Chandigarh: '133 134 140 16',
  Chhattisgarh: '441 484 49 764 766 768 770 835',
  'Dadra and Nagar Haveli and Daman and Diu': '36 39 401',
  Delhi: '11 121 122 124 131 201 203 250',
  Goa: '403 416 581 590 591',
  Gujarat: '307 313 314 327 36 37 38 39 425 457',
  Haryana: '110 12 13 140 147 148 151 152 16 173 174 201 203 247 250 301 331 332 333 335',
  'Himachal Pradesh': '133 134 140 143 144 145 17 184 248',
  'Jammu and Kashmir': '145 18 19',
  Jharkhand: '231 496 713 723 731 732 733 735 736 742 757 758 770 805 81 82 83 854',
  Karnataka: '403 413 416 431 509 515 517 518 56 57 58 59 635 638 671',
  Kerala: '574 575 625 629 642 643 67 68 69',
  Ladakh: '175 19',
  Lakshadweep: '682',
  'Madhya Pradesh': '206 210 212 283 284 285 312 322 325 326 327 328 389 425 441 444 45 46 47 48 49',
  Maharashtra: '394 40 41 42 43 44 450 451 460 480 481 491 503 504 585 586 590 591',
  Manipur: '78 79',
  Meghalaya: '78 79',
  Mizoram: '78 79',
  Nagaland: '78 79',
  Odisha: '493 494 496 531 532 535 721 75 76 77 833 835',
  Puducherry: '533 60 61 673',
  Punjab: '125 126 133 134 136 14 15 16 173 174 176 177 184',
  Rajasthan: '123 125 127 281 283 30 31 32 33 34 383 385 389 457 458 473 476',
  Sikkim: '734 737',
  'Tamil Nadu': '517 524 562 563 571 60 61 62 63 64 65 66 673 678 679 685 695',
  Telangana: '431 445 50 521 522 533 534 584 585',
  Tripura: '78 79',
  'Uttar Pradesh':
    '110 121 131 132 135 20 21 22 23 24 25 26 27 28 321 328 470 471 472 473 475 476 477 485 486 802 821 822 841 845',
  Uttarakhand: '171 173 174 24 251 26',
  'West Bengal': '70 71 72 73 74 756 783 813 814 815 816 827 828 831 832 835 854 855',
} as const;

export type IndianStateName = keyof typeof PINCODE_PREFIXES;

/** The states and union territories of India by the names that are stored. */
export const INDIAN_STATE_NAMES = Object.keys(PINCODE_PREFIXES);

function isIndianState(text: string): text is IndianStateName {
  return Object.hasOwn(PINCODE_PREFIXES, text);
}

/** The army's pincodes are in each state. */
const ARMY = '9';

/** Whether a pincode can be of a state, given by its stored name. */
export function isPincodeOf(state: string, pincode: string): boolean {
  const prefixes = isIndianState(state) ? PINCODE_PREFIXES[state].split(' ') : [];
  return [ARMY, ...prefixes].some((prefix) => pincode.startsWith(prefix));
}

/** The six digits of a pincode, in any script and however they are parted; null for a text that is none. */
export function readPincode(text: string): string | null {
  const digits = asciiDigits(text).replaceAll(/[\s.\p{Pd}−]/gu, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
