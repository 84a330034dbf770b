import { pickBySeed, seedNumber } from '../../demo/seededRandom.ts';

const words = (text: string) => text.trim().split(/\s+/);

const STARTS = words(`
  Aar Abhi Amri Anan Bal Bhav Chan Chir Dev Dhan Dil Gan Gir Gok Har Him Ind Jag Jai Kal Kam Kir Lak Lal Mad Mal Man Mit Nal
  Nav Nir Omk Pad Par Prab Push Raj Ram Rit Sah Sam Shan Shub Sud Sum Swar Tar Tej Uda Uttar Vai Var Vas Vik Yash`);
const MIDDLES = words(
  'a aan abi adi al ama ani ari ati ava avi e esh i ika ila ina ir isha o odi ora u uli uma ura usha',
);
const ENDS = words(`
  bhog bagh dhara dham gandh ghar giri jyoti kart khand kosh lok mart mala mitra nand nidhi pur priya ras rang sagar sar shakti
  tara tosh vana veda vriksh wadi`);
const SECOND_WORDS = words('Foods Farms Organics Naturals Select Gold Brothers Company');
const BRANDS = 5000;
/** The share of brands with a second word. */
const LONGER = 0.4;

/** A number in [0, 1) derived from a text. */
const shareOf = (seed: string) => seedNumber(seed) / 2 ** 32;

const brands = makeBrands();

/** A brand of syllables for a text, the same at every call. The first brands have many products and the last ones few, as in a shop. */
export function generatedBrand(seed: string): string {
  const brand = brands[Math.floor(shareOf(`popular ${seed}`) ** 2 * brands.length)];
  if (brand === undefined) throw new Error(`There is no brand for ${seed}`);
  return brand;
}

function makeBrands(): string[] {
  const made = new Set<string>();
  for (let attempt = 0; made.size < BRANDS; attempt += 1) {
    const part = (list: readonly string[], name: string) => pickBySeed(list, `${name} ${attempt}`);
    const name = part(STARTS, 'start') + part(MIDDLES, 'middle') + part(ENDS, 'end');
    made.add(shareOf(`longer ${attempt}`) < LONGER ? `${name} ${part(SECOND_WORDS, 'second')}` : name);
  }
  return [...made];
}
