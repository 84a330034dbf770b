import { builder } from '../../../platform/graphql/builder.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';

const authScopes = { catalogue: true } as const;

/** The fields of a product that only admins may read. They are nullable, so that a refused one leaves the product readable. */
builder.prismaObjectFields(ProductRef, (t) => ({
  sku: t.exposeString('sku', {
    nullable: true,
    description: "The stock keeping unit: the shop's own name of the product. Needs the permission `CATALOGUE`.",
    authScopes,
  }),
  lowStockThreshold: t.exposeInt('lowStockThreshold', {
    nullable: true,
    description: 'The stock at or below which the product counts as low on stock. Needs the permission `CATALOGUE`.',
    authScopes,
  }),
  gstPercent: t.exposeInt('gstPercent', {
    nullable: true,
    description: 'The goods and services tax that its price contains, in percent. Needs the permission `CATALOGUE`.',
    authScopes,
  }),
  hsnCode: t.exposeString('hsnCode', {
    nullable: true,
    description: "The tariff's code of the kind of goods, if it is known. Needs the permission `CATALOGUE`.",
    authScopes,
  }),
  isLowOnStock: t.boolean({
    nullable: true,
    description: 'Whether its stock is at or below the threshold. Needs the permission `CATALOGUE`.',
    authScopes,
    select: { stock: true, lowStockThreshold: true },
    resolve: ({ stock, lowStockThreshold }) => stock <= lowStockThreshold,
  }),
  version: t.exposeInt('version', {
    nullable: true,
    description:
      'Rises with each change; `productUpdate` takes the version that the admin read. Needs the permission `CATALOGUE`.',
    authScopes,
  }),
}));
