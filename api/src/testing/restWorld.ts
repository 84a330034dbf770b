import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { SessionViewer } from '../graphql/viewer.ts';
import { hashPassword } from '../identity/password.ts';
import { EXAMPLE_IDS, EXAMPLE_LOGIN, EXAMPLE_PICTURE } from '../rest/examples.ts';
import { makeAddress, makeCartLine, makePicture, makeProduct, makeShelf, makeShopper, newId } from './fixtures.ts';

/** The rows that the examples of the documentation speak of, and whose they are. */
export interface RestWorld {
  viewer: SessionViewer;
  /** Public ids, by what they are of. */
  ids: Record<keyof typeof EXAMPLE_IDS, string>;
  email: string;
  pictureUrl: string;
}

/** Makes such rows for somebody: a product on a shelf in their cart, a shelf that nothing refers to, an address. */
export async function makeRestWorld(viewer: SessionViewer): Promise<RestWorld> {
  const { id: productId } = await makeProduct();
  await makeShelf([productId]);
  const { categoryId } = await makeShelf();
  await db.subCategoryCategory.deleteMany({ where: { categoryId } });
  const { subCategoryId } = await makeShelf();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
  const { key } = await db.mediaFile.findUniqueOrThrow({ where: { id: await makePicture() } });
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

/** Ids as they look, of nothing. */
export function unknownIds(): RestWorld['ids'] {
  return {
    product: encodeId('Product', newId()),
    category: encodeId('Category', newId()),
    subCategory: encodeId('SubCategory', newId()),
    line: encodeId('CartLine', newId()),
    address: encodeId('Address', newId()),
  };
}

/** An example of the documentation, about the rows of a world. */
export function inWorld(example: unknown, { ids, email, pictureUrl }: Omit<RestWorld, 'viewer'>): unknown {
  let text = JSON.stringify(example ?? null);
  for (const [of, id] of Object.entries(EXAMPLE_IDS)) text = text.replaceAll(id, ids[of as keyof typeof EXAMPLE_IDS]); // its own keys
  text = text.replaceAll(EXAMPLE_PICTURE, pictureUrl).replaceAll(EXAMPLE_LOGIN.email, email);
  return JSON.parse(text.replaceAll('asha@kirana.example', `${newId()}@kirana.example`));
}

/** A world of somebody new. */
export async function makeShopperWorld(): Promise<RestWorld> {
  return makeRestWorld(await makeShopper({ passwordHash: await hashPassword('kirana-demo') }));
}
