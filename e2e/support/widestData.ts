import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Database } from './database.ts';
import { insertProduct, type ProductFixture } from './products.ts';
import { ADDRESS, saveAddress, signUp, type Shopper } from './shopper.ts';

const LONG_WORD = 'Venkatanarasimharajuvaripeta';

/** Inserts a product with the longest words and the largest price that a page has to fit. */
export function insertWidestProduct(database: Database, discountPercent = 0): Promise<ProductFixture> {
  return insertProduct(database, {
    stock: 99,
    mrp: 9_999_900,
    discountPercent,
    suffix: ` Stoneground ${LONG_WORD} Wholewheat Chakki Fresh Atta, No Maida, With Bran`,
    unit: '12 x 1.25 litres',
  });
}

/** Registers and signs in a shopper with a long name and a long e-mail address: 61 of the 64 characters before the @. */
export function signUpWidest(context: BrowserContext): Promise<Shopper> {
  return signUp(context, {
    name: `${LONG_WORD} Subrahmanyam Lakshminarayana`,
    email: `${LONG_WORD.toLowerCase()}.${randomUUID().replaceAll('-', '')}@long-company-name.example`,
    password: 'green mango 42',
  });
}

/** Saves an address with long words. Returns its id. */
export function saveWidestAddress(context: BrowserContext): Promise<string> {
  return saveAddress(context, {
    ...ADDRESS,
    line: `Flat 1204, Tower 12, ${LONG_WORD} Enclave, Opposite the Government Higher Secondary School, ${LONG_WORD}`,
    city: 'Thiruvananthapuram',
    state: 'Dadra and Nagar Haveli and Daman and Diu',
    pincode: '396230',
    mobile: '+91 98000 00000',
  });
}
