import type { Party } from '../../../platform/db/generated/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { DEFAULTS_BASE, PARTY_BASE } from './declarations.ts';

/** Who makes, packs or imports products. */
export const PartyRef = builder.prismaNode('Party', {
  description: 'A business that makes, packs or imports products.',
  id: { field: 'id', description: 'The public id, `party_…`.' },
  nullable: true,
  select: PARTY_BASE,
  fields: (t) => ({
    name: t.string({ description: 'The name.', resolve: ({ name }) => name }),
    address: t.string({
      description: 'The address; empty where only the name is known.',
      resolve: (one) => one.address,
    }),
    email: t.string({ nullable: true, description: 'The email of its consumer care.', resolve: ({ email }) => email }),
    phone: t.string({ nullable: true, description: 'The phone of its consumer care.', resolve: ({ phone }) => phone }),
    fssai: t.string({ nullable: true, description: 'Its FSSAI licence number.', resolve: ({ fssai }) => fssai }),
  }),
});

/** Prisma's selection of what a product declares. */
export const DECLARATIONS_BASE = { ...DEFAULTS_BASE, netQuantity: true } as const;

type DeclaringParty = Pick<Party, keyof typeof PARTY_BASE> | null;

/** What a product declares, or the products of a category by default. */
interface Declarations {
  manufacturer: DeclaringParty;
  packer: DeclaringParty;
  importer: DeclaringParty;
  countryOfOrigin: string | null;
  genericName: string | null;
  netQuantity: string | null;
  shelfLife: string | null;
}

export const DeclarationsRef = builder.objectRef<Declarations>('ProductDeclarations').implement({
  description: 'What the Legal Metrology (Packaged Commodities) Rules ask a pack to declare.',
  fields: (t) => ({
    manufacturer: t.expose('manufacturer', { type: PartyRef, nullable: true, description: 'Who makes it.' }),
    packer: t.expose('packer', { type: PartyRef, nullable: true, description: 'Who packs it.' }),
    importer: t.expose('importer', { type: PartyRef, nullable: true, description: 'Who imports it.' }),
    countryOfOrigin: t.exposeString('countryOfOrigin', {
      nullable: true,
      description: 'The code of ISO 3166-1 alpha-2, such as `IN`.',
    }),
    genericName: t.exposeString('genericName', { nullable: true, description: 'What it is: `Toned milk`.' }),
    netQuantity: t.exposeString('netQuantity', { nullable: true, description: 'Null where `unit` says it.' }),
    shelfLife: t.exposeString('shelfLife', { nullable: true, description: 'Such as `6 months`.' }),
  }),
});
