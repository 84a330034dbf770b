import { typeid } from 'typeid-js';
import { db } from '../platform/db/client.ts';
import type { Prisma } from '../platform/db/generated/client.ts';
import type { Permission } from '@kirana/shared/permissions.ts';
import type { SessionViewer, Viewer } from '../platform/core/viewer.ts';
import { createSession } from '../shop/identity/sessions/session.ts';
import { fakeCaller } from './graphql/fakeCaller.ts';

let sequence = 0;
const next = () => (sequence += 1);

/** Creates a user, and returns the viewer. */
export async function makeShopper(fields: Partial<Prisma.UserCreateInput> = {}): Promise<SessionViewer> {
  const { id, roleDefinition } = await db.user.create({
    data: { name: 'Asha', email: `shopper${next()}@kirana.example`, passwordHash: 'none', ...fields },
    select: { id: true, roleDefinition: true },
  });
  const permissions = roleDefinition?.permissions ?? [];
  return { userId: id, sessionId: newId(), permissions, authenticatedAt: new Date() };
}

/** Creates a member of staff with a role of their own, and returns the viewer. */
export async function makeStaff(...permissions: Permission[]): Promise<SessionViewer> {
  return makeShopper({ roleDefinition: { create: { name: `Role ${next()}`, permissions } } });
}

/** Creates a session of the user, and returns its viewer. */
export async function makeSession(viewer: Viewer, userAgent: string | null = null): Promise<SessionViewer> {
  const { userId, permissions } = viewer;
  const authenticatedAt = new Date();
  const { sessionId } = await db.$transaction((tx) =>
    createSession(tx, { userId, isStaff: permissions.length > 0, caller: fakeCaller({ userAgent }) }, authenticatedAt),
  );
  return { userId, permissions, sessionId, authenticatedAt };
}

/** An id that no row has. */
export function newId(): string {
  return typeid().toUUID();
}

const pictureFields = () => ({
  key: `test-${next()}`,
  mimeType: 'image/webp',
  width: 768,
  height: 768,
  dominantColor: '#eeeeee',
  alt: 'A test',
});

/** A picture without a file. */
export async function makePicture(): Promise<string> {
  const { id } = await db.picture.create({ data: pictureFields() });
  return id;
}

function productFields() {
  const number = next();
  return {
    sku: `TEST-${number}`,
    name: `Product ${number}`,
    unit: '500 g',
    mrpPaise: 10_000,
    description: 'Good. Cheap.',
  };
}

/** Creates a published product with one picture, for ₹100 and with a stock of 10 in its ledger. */
export async function makeProduct(fields: Partial<Prisma.ProductCreateInput> = {}): Promise<{ id: string }> {
  const stock = fields.stock ?? 10;
  return db.product.create({
    data: {
      ...productFields(),
      stock,
      pictures: { create: { position: 0, pictureId: await makePicture() } },
      ...(stock > 0 ? { stockMovements: { create: { delta: stock, reason: 'INITIAL' } } } : {}),
      ...fields,
    },
    select: { id: true },
  });
}

/** Creates the given number of such products, and returns their ids, oldest first. */
export async function makeProducts(
  count: number,
  { stock = 10, ...fields }: Partial<Prisma.ProductCreateManyInput> = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, newId).sort();
  const pictures = ids.map((productId) => ({ productId, pictureId: newId() }));
  await db.$transaction([
    db.picture.createMany({ data: pictures.map(({ pictureId }) => ({ id: pictureId, ...pictureFields() })) }),
    db.product.createMany({ data: ids.map((id) => ({ id, ...productFields(), stock, ...fields })) }),
    db.productPicture.createMany({ data: pictures.map((picture) => ({ ...picture, position: 0 })) }),
    db.stockMovement.createMany({
      data: stock > 0 ? ids.map((productId) => ({ productId, delta: stock, reason: 'INITIAL' as const })) : [],
    }),
  ]);
  return ids;
}

/** Creates a category with one sub-category that contains the given products. */
export async function makeSubCategory(
  productIds: readonly string[] = [],
): Promise<{ categoryId: string; subCategoryId: string }> {
  const number = next();
  const category = await db.category.create({ data: { name: `Category ${number}`, pictureId: await makePicture() } });
  const subCategory = await db.subCategory.create({
    data: {
      name: `Sub-category ${number}`,
      pictureId: await makePicture(),
      categories: { create: { categoryId: category.id } },
      products: { create: productIds.map((productId) => ({ productId })) },
    },
  });
  await db.productCategory.createMany({
    data: productIds.map((productId) => ({ categoryId: category.id, productId })),
  });
  return { categoryId: category.id, subCategoryId: subCategory.id };
}

/** Creates a collection that shoppers see, of products by hand unless it has a filter. */
export async function makeCollection({
  productIds = [],
  ...fields
}: Partial<Prisma.CollectionUncheckedCreateInput> & { productIds?: readonly string[] } = {}): Promise<string> {
  const number = next();
  const products = productIds.map((productId, position) => ({ productId, position }));
  const { id } = await db.collection.create({
    data: {
      ...{ title: `Collection ${number}`, handle: `collection-${number}`, sort: 'MANUAL', isPublished: true },
      products: { create: products },
      ...fields,
    },
  });
  return id;
}

/** Creates an address of the viewer. */
export async function makeAddress(
  viewer: Pick<Viewer, 'userId'>,
  fields: Partial<Prisma.AddressUncheckedCreateInput> = {},
): Promise<string> {
  const { id } = await db.address.create({
    data: {
      userId: viewer.userId,
      line: '12 Park Street',
      city: 'Kolkata',
      state: 'West Bengal',
      country: 'India',
      pincode: '700016',
      mobile: '9800000000',
      ...fields,
    },
  });
  return id;
}

/** Creates a line in the viewer's cart, whatever the stock; `seenPricePaise` is the price of a product of makeProduct. */
export async function makeCartLine(viewer: Viewer, productId: string, quantity = 1): Promise<string> {
  const { id } = await db.cartLine.create({
    data: { userId: viewer.userId, productId, quantity, seenPricePaise: 10_000 },
  });
  return id;
}

/** Saves a product for the viewer for later; `seenPricePaise` is the price of a product of makeProduct. */
export async function makeSavedCartLine(viewer: Viewer, productId: string, quantity = 1): Promise<string> {
  const { id } = await db.savedCartLine.create({
    data: { userId: viewer.userId, productId, quantity, seenPricePaise: 10_000 },
  });
  return id;
}

/** Gives a shopper store credit, in paise. */
export async function makeStoreCredit(viewer: Viewer, amountPaise: number, note = 'Sorry!'): Promise<{ id: string }> {
  const id = typeid().toUUID();
  await db.storeCreditTransaction.createMany({
    data: { id, userId: viewer.userId, event: 'ADJUSTMENT', amountPaise, note },
  });
  return { id };
}

/** A shopper who is ready to order: an address, and a line of each product in the cart. */
export async function makeCustomer(
  productIds: readonly string[],
  quantity = 1,
): Promise<{ viewer: SessionViewer; addressId: string }> {
  const viewer = await makeShopper();
  for (const productId of productIds) await makeCartLine(viewer, productId, quantity);
  return { viewer, addressId: await makeAddress(viewer) };
}

/** The stock, and the sum of the ledger; the two must be equal. */
export async function stockAndLedger(productId: string): Promise<{ stock: number; ledger: number }> {
  const { stock } = await db.product.findUniqueOrThrow({ where: { id: productId } });
  const { _sum } = await db.stockMovement.aggregate({ where: { productId }, _sum: { delta: true } });
  return { stock, ledger: _sum.delta ?? 0 };
}
