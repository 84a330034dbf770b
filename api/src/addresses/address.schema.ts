import { db } from '../db/client.ts';
import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage, toConnection } from '../graphql/connection.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { viewerOrNull } from '../graphql/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { AddressGoneError, TooManyAddressesError } from './addressErrors.ts';

/** An entry of the viewer's address book. */
export const AddressRef = builder.prismaNode('Address', {
  description: "An entry of the viewer's address book.",
  id: { field: 'id', description: 'The public id, `addr_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    userId: viewerOrNull(authentication)?.userId ?? NOBODY,
    isActive: true,
  }),
  fields: (t) => ({
    line: t.exposeString('line', { description: 'House, street and area.' }),
    city: t.exposeString('city', { description: 'The city.' }),
    state: t.exposeString('state', { description: 'The state.' }),
    country: t.exposeString('country', { description: 'The country.' }),
    pincode: t.exposeString('pincode', { description: 'The postal code; six digits in India.' }),
    mobile: t.exposeString('mobile', { description: 'Whom the rider calls.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

/** An address in a list, for payloads that add one. */
export const AddressEdge = builder.edgeObject({
  name: 'AddressEdge',
  description: 'An address in a list.',
  type: AddressRef,
});

const AddressConnection = builder.connectionObject(
  { name: 'AddressConnection', description: 'A list of addresses.', type: AddressRef },
  AddressEdge,
);

builder.prismaObjectFields(UserRef, (t) => ({
  addresses: t.connection(
    {
      type: AddressRef,
      description: 'Their address book, newest first.',
      select: (args, _context, nestedSelection) => {
        const { where, ...page } = keysetPage(args, 'id', 'desc');
        return {
          addresses: {
            ...page,
            where: { ...where, isActive: true },
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        };
      },
      resolve: ({ id, addresses }, args) =>
        toConnection(addresses, args, {
          keysOf: (address) => [address.id],
          nodeOf: (address) => address,
          totalCount: () => db.address.count({ where: { userId: id, isActive: true } }),
        }),
    },
    AddressConnection,
    AddressEdge,
  ),
}));

builder.objectType(AddressGoneError, {
  name: 'AddressGoneError',
  description: "The address is not in the viewer's address book, or no longer.",
  interfaces: [ErrorInterface],
});

builder.objectType(TooManyAddressesError, {
  name: 'TooManyAddressesError',
  description: 'The address book is full.',
  interfaces: [ErrorInterface],
});
