import { z } from 'zod';
import type { ShopTerms } from '../money/shopTerms.ts';
import { readShopTerms, shopTermsShape } from '../shopTermsConfig.ts';

/** A shop whose configuration says nothing about how it is run: no fees. */
export const TEST_TERMS: ShopTerms = readShopTerms(z.object(shopTermsShape).parse({}));
