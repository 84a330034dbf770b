import { db } from '../db/client.ts';
import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage } from '../core/page.ts';
import { toNodeConnection } from '../graphql/connection.ts';
import { NIL_UUID } from '../core/nilUuid.ts';
import { viewerOrNull } from '../core/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { AddressNotFoundError, TooManyAddressesError } from './addressErrors.ts';

/** An entry of the viewer's address book. */
export const AddressRef = builder.prismaNode('Address', {
  description: "An entry of the viewer's address book.",
  id: { field: 'id', description: 'The public id, `addr_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    userId: viewerOrNull(authentication)?.userId ?? NIL_UUID,
    isActive: true,
  }),
  fields: (t) => ({
    line: t.exposeString('line', { description: 'House, street and area.' }),
    city: t.exposeString('city', { description: 'The city.' }),
    state: t.exposeString('state', { description: 'The state.' }),
    country: t.exposeString('country', { description: 'The country.' }),
    pincode: t.exposeString('pincode', { description: 'The postal code; six digits in India.' }),
    mobile: t.exposeString('mobile', { description: 'The mobile number that the rider calls.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which it was saved.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
});

/** An address in a list, also for payloads. */
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
        toNodeConnection(addresses, args, () => db.address.count({ where: { userId: id, isActive: true } })),
    },
    AddressConnection,
    AddressEdge,
  ),
}));

builder.objectType(AddressNotFoundError, {
  name: 'AddressNotFoundError',
  description: "The viewer's address book does not contain the address.",
  interfaces: [ErrorInterface],
});

builder.objectType(TooManyAddressesError, {
  name: 'TooManyAddressesError',
  description: 'The address book is full.',
  interfaces: [ErrorInterface],
});
