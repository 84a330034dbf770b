import { addCartLine } from './addCartLine.ts';
import { removeCartLine } from './removeCartLine.ts';
import { updateCartLine } from './updateCartLine.ts';

/** The mutations of a cart's lines, in one chunk. */
export const cartMutations = { addCartLine, removeCartLine, updateCartLine };
