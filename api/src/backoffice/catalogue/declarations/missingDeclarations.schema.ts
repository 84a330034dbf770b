import { db } from '../../../platform/db/client.ts';
import { batchedLoad } from '../../../platform/graphql/batchedLoad.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { missingDeclarationsSql, type MissingDeclaration } from '../../../shop/catalogue/declarations/declarations.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { DeclarationsMissingError } from './productDeclarations.ts';

const MissingDeclarationRef = builder.enumType('MissingDeclaration', {
  description: 'What a product has to declare.',
  values: {
    MANUFACTURER: { description: 'Its manufacturer or packer.' },
    IMPORTER: { description: 'Its importer, because it is not from India.' },
    ADDRESS: { description: 'The address of one of them.' },
    CONSUMER_CARE: { description: 'The email or the phone of one of them.' },
    COUNTRY_OF_ORIGIN: { description: 'Its country of origin.' },
    GENERIC_NAME: { description: 'Its generic name.' },
  } satisfies Record<MissingDeclaration, object>,
});

userErrorType(DeclarationsMissingError, (t) => ({
  missing: t.field({
    type: [MissingDeclarationRef],
    description: 'What the product lacks.',
    resolve: ({ missing }) => [...missing],
  }),
}));

async function readMissing(ids: readonly string[]): Promise<Map<string, MissingDeclaration[]>> {
  const rows = await db.$queryRaw<{ id: string; missing: MissingDeclaration[] }[]>`
    SELECT product.id::text, ${missingDeclarationsSql('product')} AS missing
    FROM products AS product WHERE product.id = ANY (${ids}::uuid[])`;
  return new Map(rows.map(({ id, missing }) => [id, missing]));
}

builder.prismaObjectFields(ProductRef, (t) => ({
  missingDeclarations: t.field({
    type: [MissingDeclarationRef],
    nullable: true,
    description:
      'What it has to declare and doesn’t; empty while the shop doesn’t check. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    resolve: async ({ id }, _args, context) =>
      context.shop.declarations.enforcement === 'Off'
        ? []
        : ((await batchedLoad(context, { key: readMissing, batch: readMissing }, id)) ?? []),
  }),
}));
