import { emojiImage } from './emojiImage.ts';
import { BOWL_GOODS } from './goods/bowls.ts';
import { DAIRY_AND_DRINKS } from './goods/dairyAndDrinks.ts';
import { EXOTIC_FRUIT } from './goods/exoticFruit.ts';
import { FLOWERS } from './goods/flowers.ts';
import { FRUIT } from './goods/fruit.ts';
import { HOUSEHOLD } from './goods/household.ts';
import { KITCHEN } from './goods/kitchen.ts';
import { LEAVES } from './goods/leaves.ts';
import { MELONS } from './goods/melons.ts';
import { PIECE_GOODS } from './goods/pieces.ts';
import { PODS } from './goods/pods.ts';
import { ROOTS } from './goods/roots.ts';
import { SWEETS_AND_NUTS } from './goods/sweetsAndNuts.ts';
import { TREATS } from './goods/treats.ts';
import { VEGETABLES } from './goods/vegetables.ts';

const DRAWN = {
  ...BOWL_GOODS,
  ...DAIRY_AND_DRINKS,
  ...EXOTIC_FRUIT,
  ...FLOWERS,
  ...FRUIT,
  ...HOUSEHOLD,
  ...KITCHEN,
  ...LEAVES,
  ...MELONS,
  ...PIECE_GOODS,
  ...PODS,
  ...ROOTS,
  ...SWEETS_AND_NUTS,
  ...TREATS,
  ...VEGETABLES,
};

/**
 * The drawing of an art token in a 200 by 200 square: '@grain:e8b04a' is one of ours in a colour, anything else an
 * emoji. Ids inside are made unique by the prefix, because a picture holds several pieces.
 */
export async function artPiece(token: string, prefix: string): Promise<string> {
  if (!token.startsWith('@')) {
    return `<image href="${await emojiImage(token)}" x="4" y="4" width="192" height="192"/>`;
  }
  const [name = '', colour = ''] = token.slice(1).split(':');
  const draw = DRAWN[name];
  if (!draw) throw new Error(`Nothing is drawn for "${token}"`);
  return withOwnIds(draw(colour === '' ? '' : `#${colour}`), prefix);
}

/** The drawing with its ids made unique by a prefix. */
export function withOwnIds(drawing: string, prefix: string): string {
  return drawing.replaceAll(/id="(\w+)"/g, `id="${prefix}$1"`).replaceAll(/url\(#(\w+)\)/g, `url(#${prefix}$1)`);
}
