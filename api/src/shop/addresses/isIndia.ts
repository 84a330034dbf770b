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
export function isIndia(country: string): boolean {
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
