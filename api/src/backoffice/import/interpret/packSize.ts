const NUMBER = '\\d+(?:\\.\\d+)?';
const MEASURE =
  'kgs?|kilos?|kilograms?|gms?|grams?|grammes?|g|ml|mls|millilitres?|l|ltrs?|lts?|litres?|liters?|pcs?|pieces?|nos|units?|dozen|dz';
const SIZE = new RegExp(
  `(?:${NUMBER}\\s*[x×*]\\s*)?(?<![\\d.,])${NUMBER}\\s*(?:${MEASURE})(?![\\p{L}\\p{N}])\\.?`,
  'giu',
);

/** The last pack size that a text names, such as the `500 ml` of `Cow Ghee 500 ml`; null when it names none. */
export function readPackSize(text: string): string | null {
  return text.match(SIZE)?.at(-1)?.trim() ?? null;
}

/** What a unit of measure without a number stands for, by its singular or abbreviation. */
const SINGLE: Readonly<Record<string, string>> = {
  ...{ kg: '1 kg', kgs: '1 kg', kilogram: '1 kg', kilo: '1 kg', g: '1 g', gm: '1 g', gram: '1 g', gramme: '1 g' },
  ...{ l: '1 L', ltr: '1 L', lt: '1 L', litre: '1 L', liter: '1 L', ml: '1 ml', millilitre: '1 ml' },
  ...{ pc: '1 pc', pcs: '1 pc', piece: '1 pc', nos: '1 pc', no: '1 pc', number: '1 pc', unit: '1 pc', unt: '1 pc' },
  ...{ ea: '1 pc', each: '1 pc', dozen: '1 dozen', dz: '1 dozen', doz: '1 dozen', pack: '1 pack', pac: '1 pack' },
  ...{ packet: '1 pack', pkt: '1 pack', pk: '1 pack', bag: '1 bag', bottle: '1 bottle', btl: '1 bottle', box: '1 box' },
  ...{ can: '1 can', jar: '1 jar', tin: '1 tin', pouch: '1 pouch', tray: '1 tray', sachet: '1 sachet', tub: '1 tub' },
  ...{ bundle: '1 bundle', bdl: '1 bundle', bunch: '1 bunch', roll: '1 roll', rol: '1 roll', pair: '1 pair' },
  ...{ carton: '1 carton', ctn: '1 carton', set: '1 set', strip: '1 strip', tube: '1 tube', cup: '1 cup' },
};

/** The pack of a unit of measure without a number, such as `KILOGRAMS (Kg)` or `Nos`; null for any other text. */
export function packOfMeasure(text: string): string | null {
  const [, word = text] = /^([^()]+?)\s*\([^()]*\)$/.exec(text) ?? [];
  const bare = word.toLowerCase().replace(/[.\s]+/g, '');
  return SINGLE[bare] ?? SINGLE[bare.replace(/e?s$/, '')] ?? SINGLE[bare.replace(/s$/, '')] ?? null;
}
