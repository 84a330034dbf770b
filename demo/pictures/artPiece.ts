import { BOWL_GOODS } from './bowlGoods.ts';
import { emojiImage } from './emojiImage.ts';
import { PIECE_GOODS } from './pieceGoods.ts';
import { VEGETABLE_GOODS } from './vegetableGoods.ts';

const DRAWN = { ...BOWL_GOODS, ...PIECE_GOODS, ...VEGETABLE_GOODS };

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
  const drawing = draw(colour === '' ? '' : `#${colour}`);
  return drawing.replaceAll(/id="(\w+)"/g, `id="${prefix}$1"`).replaceAll(/url\(#(\w+)\)/g, `url(#${prefix}$1)`);
}
