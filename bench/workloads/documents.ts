import { LISTING } from './listing.ts';
import { PRODUCT } from './product.ts';
import { SEARCH } from './search.ts';

/** The documents that the product must know by their ids, beside those of its own client. */
export const DOCUMENTS = [LISTING, PRODUCT, SEARCH];
