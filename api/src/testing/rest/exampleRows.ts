import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { hashPassword } from '../../shop/identity/login/password.ts';
import { EXAMPLE_IDS, EXAMPLE_LOGIN, EXAMPLE_PICTURE } from '../../rest/fields.ts';
import {
  makeAddress,
  makeCartLine,
  makePicture,
  makeProduct,
  makeSubCategory,
  makeShopper,
  newId,
} from '../fixtures.ts';

/** The rows in the documentation's examples, and their owner. */
export interface ExampleRows {
  viewer: SessionViewer;
  /** Public ids, by the kind of row. */
  ids: Record<keyof typeof EXAMPLE_IDS, string>;
  email: string;
  pictureUrl: string;
}

/** Creates the rows for a viewer: a product of a sub-category in their cart, an unused sub-category, an address. */
export async function makeExampleRows(viewer: SessionViewer): Promise<ExampleRows> {
  const { id: productId } = await makeProduct();
  await makeSubCategory([productId]);
  const { categoryId } = await makeSubCategory();
  await db.subCategoryCategory.deleteMany({ where: { categoryId } });
  const { subCategoryId } = await makeSubCategory();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
  const { key } = await db.picture.findUniqueOrThrow({ where: { id: await makePicture() } });
  return {
    viewer,
    email,
    pictureUrl: `/media/${key}/768.webp`,
    ids: {
      product: encodeId('Product', productId),
      category: encodeId('Category', categoryId),
      subCategory: encodeId('SubCategory', subCategoryId),
      line: encodeId('CartLine', await makeCartLine(viewer, productId)),
      address: encodeId('Address', await makeAddress(viewer)),
    },
  };
}

/** Ids without rows. */
export function unknownIds(): ExampleRows['ids'] {
  return {
    product: encodeId('Product', newId()),
    category: encodeId('Category', newId()),
    subCategory: encodeId('SubCategory', newId()),
    line: encodeId('CartLine', newId()),
    address: encodeId('Address', newId()),
  };
}

/** An example of the documentation, with the ids of the given rows. */
export function withExampleRows(example: unknown, { ids, email, pictureUrl }: Omit<ExampleRows, 'viewer'>): unknown {
  let text = JSON.stringify(example ?? null);
  for (const [of, id] of Object.entries(EXAMPLE_IDS)) text = text.replaceAll(id, ids[of as keyof typeof EXAMPLE_IDS]); // its own keys
  text = text.replaceAll(EXAMPLE_PICTURE, pictureUrl).replaceAll(EXAMPLE_LOGIN.email, email);
  return JSON.parse(text.replaceAll('asha@kirana.example', `${newId()}@kirana.example`));
}

/** Creates the rows for a new user. */
export async function makeShopperExampleRows(): Promise<ExampleRows> {
  return makeExampleRows(await makeShopper({ passwordHash: await hashPassword('kirana-demo') }));
}
