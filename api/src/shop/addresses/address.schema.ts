import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/listOf.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { toNodeConnection } from '../../platform/graphql/connection.ts';
import { NIL_UUID } from '../../platform/core/nilUuid.ts';
import { viewerOrNull } from '../../platform/core/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';

/** What an address is to its user. */
export const AddressLabelRef = builder.enumType('AddressLabel', {
  description: 'What an address is to its user.',
  values: {
    HOME: { description: 'The home.' },
    WORK: { description: 'The place of work.' },
    OTHER: { description: 'Another place.' },
  },
});

/** An entry of the viewer's address book. */
export const AddressRef = builder.prismaNode('Address', {
  description:
    "An entry of the viewer's address book. Those of earlier releases can have any text as `state`, `country`, `pincode` and `mobile`.",
  id: { field: 'id', description: '`addr_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    userId: viewerOrNull(authentication)?.userId ?? NIL_UUID,
    isActive: true,
  }),
  fields: (t) => ({
    line: t.exposeString('line', {
      description: 'House, street and area, composed of the parts if there are any.',
    }),
    house: t.exposeString('house', {
      nullable: true,
      description: 'The flat or house number; null in an address of a `line`.',
    }),
    floor: t.exposeString('floor', { nullable: true, description: 'The floor.' }),
    building: t.exposeString('building', {
      nullable: true,
      description: 'The building or society.',
    }),
    street: t.exposeString('street', {
      nullable: true,
      description: 'The street and area; null in an address of a `line`.',
    }),
    landmark: t.exposeString('landmark', {
      nullable: true,
      description: 'A place nearby.',
    }),
    city: t.exposeString('city', { description: 'The city.' }),
    state: t.exposeString('state', {
      description: 'The name of the state or union territory.',
    }),
    country: t.exposeString('country', {
      description: 'India.',
    }),
    pincode: t.exposeString('pincode', {
      description: 'Six digits.',
    }),
    label: t.expose('label', {
      type: AddressLabelRef,
      nullable: true,
      description: 'Null when the viewer did not say.',
    }),
    receiverName: t.exposeString('receiverName', {
      nullable: true,
      description: 'Null for the viewer.',
    }),
    mobile: t.exposeString('mobile', {
      description: 'The number that the rider calls: ten digits.',
    }),
    deliveryInstructions: t.exposeString('deliveryInstructions', {
      nullable: true,
      description: 'What every rider should know; the note of an order without one of its own.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

const ADDRESS_CONNECTION = listOf('Address', AddressRef, {
  edge: 'An address in a list.',
  connection: 'A list of addresses.',
});

/** An address in a list, also for payloads. */
export const [, AddressEdge] = ADDRESS_CONNECTION;

builder.prismaObjectFields(UserRef, (t) => ({
  addresses: t.connection(
    {
      type: AddressRef,
      description: 'Newest first.',
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
    ...ADDRESS_CONNECTION,
  ),
}));
