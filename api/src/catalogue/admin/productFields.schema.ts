import { builder } from '../../graphql/builder.ts';
import { ProductRef } from '../product.schema.ts';

const authScopes = { admin: true } as const;

/** What of a product is for those who run the shop. */
builder.prismaObjectFields(ProductRef, (t) => ({
  sku: t.exposeString('sku', {
    description: "The stock keeping unit: the shop's own, unchanging name of it. Admins only.",
    authScopes,
  }),
  lowStockThreshold: t.exposeInt('lowStockThreshold', {
    description: 'The stock at which it is said to be low. Admins only.',
    authScopes,
  }),
  gstPercent: t.exposeInt('gstPercent', {
    description: 'The goods and services tax that its price contains, in percent. Admins only.',
    authScopes,
  }),
  hsnCode: t.exposeString('hsnCode', {
    nullable: true,
    description: "The tariff's code of the kind of goods, if it is known. Admins only.",
    authScopes,
  }),
  isLowOnStock: t.boolean({
    description: 'Whether its stock is at or below the threshold. Admins only.',
    authScopes,
    select: { stock: true, lowStockThreshold: true },
    resolve: ({ stock, lowStockThreshold }) => stock <= lowStockThreshold,
  }),
  version: t.exposeInt('version', {
    description: 'Rises with each edit; `productEdit` wants the one that was seen. Admins only.',
    authScopes,
  }),
}));
