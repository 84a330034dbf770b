import { pickBySeed } from '../seededRandom.ts';

/** The colours of one pack: ground from light to deep, a pale panel, and text on the ground. */
export interface ColourScheme {
  light: string;
  base: string;
  deep: string;
  pale: string;
  ink: string;
}

const SCHEMES: Record<string, ColourScheme> = {
  blue: swatch('#4f8fe6 #2463c4 #153f86 #e7f0fd #ffffff'),
  sky: swatch('#9fd6f7 #5db4ea #2a7fb8 #effaff #0d3a57'),
  teal: swatch('#45b8ac #16897f #0b5a55 #e4f7f5 #ffffff'),
  green: swatch('#4fae63 #238a44 #115c2b #e8f6ea #ffffff'),
  leaf: swatch('#a3c964 #74a336 #4a7119 #f3f9e4 #1f3507'),
  lime: swatch('#d3e35e #b3cb2e #76901a #fafde3 #32400a'),
  yellow: swatch('#ffdf60 #f8c522 #c48c05 #fffae0 #5a3400'),
  amber: swatch('#f9bf5a #eb9b25 #b4690c #fff4de #4a2600'),
  gold: swatch('#edd28a #cfa444 #8f6a1a #fdf7e4 #3f2b05'),
  orange: swatch('#fb9a51 #ee701d #b4490b #fff0e3 #ffffff'),
  red: swatch('#ee5f55 #d0302c #901718 #ffecea #ffffff'),
  maroon: swatch('#b04a57 #84202f #560f1c #fbeaec #fff3df'),
  pink: swatch('#f9a8c6 #ee6f9e #b93f72 #fff0f6 #5a0f30'),
  rose: swatch('#ef7f9a #d94a70 #98264a #ffeef2 #ffffff'),
  purple: swatch('#8f66d1 #643aa8 #422275 #f2ebfc #ffffff'),
  violet: swatch('#bda7ee #9479da #6248a8 #f6f2ff #2c1a5e'),
  brown: swatch('#b5824f #8a5a2d #5a3717 #f9f0e5 #ffffff'),
  cocoa: swatch('#835644 #593425 #361d13 #f5ebe5 #ffe7c7'),
  cream: swatch('#fdf5df #f4e4ba #cdb27a #fffdf5 #54370f'),
  white: swatch('#ffffff #f1f4f6 #c3ccd3 #ffffff #22323f'),
  black: swatch('#55555c #2b2b31 #131317 #f2f2f4 #ffe2a0'),
  silver: swatch('#eef1f4 #c9d0d7 #8a949e #fafbfc #25303a'),
  kraft: swatch('#dcbd92 #c29c69 #8e6c3f #faf3e7 #3b2710'),
};

const ANY = ['blue', 'teal', 'green', 'leaf', 'amber', 'orange', 'red', 'maroon', 'pink', 'purple', 'sky'];

/** The scheme of that name, or one that the seed chooses. @throws when a table names an unknown colour */
export function colourScheme(name: string | null, seed: string): ColourScheme {
  const found = SCHEMES[name ?? pickBySeed(ANY, seed)];
  if (!found) throw new Error(`No such colour: "${String(name)}"`);
  return found;
}

/** The same colour, lighter (towards 1) or darker (towards -1). */
export function shade(colour: string, by: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const target = by > 0 ? 255 : 0;
  const moved = channels.map((channel) => Math.round(channel + (target - channel) * Math.abs(by)));
  return `#${moved.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** What to write with on the scheme's pale panel: its deep colour, unless that is too light to be read. */
export function inkOnPale({ deep, ink }: ColourScheme): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(deep.slice(at, at + 2), 16));
  const tooLight = red * 0.3 + green * 0.59 + blue * 0.11 > 105;
  return tooLight ? ink : shade(deep, -0.15);
}

function swatch(colours: string): ColourScheme {
  const [light = '', base = '', deep = '', pale = '', ink = ''] = colours.split(' ');
  return { light, base, deep, pale, ink };
}
