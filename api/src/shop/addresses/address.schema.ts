import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../platform/graphql/connection.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
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
    line: t.exposeString('line', {
      description:
        'House, street and area. The server composes it of `house`, `floor`, `building`, `street` and `landmark` when the address has them.',
    }),
    house: t.exposeString('house', {
      nullable: true,
      description: 'The flat or house number; null in an address that was saved as a line.',
    }),
    floor: t.exposeString('floor', { nullable: true, description: 'The floor; null when there is none.' }),
    building: t.exposeString('building', {
      nullable: true,
      description: 'The building or society; null when there is none.',
    }),
    street: t.exposeString('street', {
      nullable: true,
      description: 'The street and area; null in an address that was saved as a line.',
    }),
    landmark: t.exposeString('landmark', {
      nullable: true,
      description: 'A place nearby that is easy to find; null when there is none.',
    }),
    city: t.exposeString('city', { description: 'The city.' }),
    state: t.exposeString('state', {
      description: 'The name of the state or union territory. Addresses of earlier releases can have any text.',
    }),
    country: t.exposeString('country', {
      description: 'The country: India. Addresses of earlier releases can have any text.',
    }),
    pincode: t.exposeString('pincode', {
      description: 'The postal code: six digits. Addresses of earlier releases can have any text.',
    }),
    label: t.expose('label', {
      type: AddressLabelRef,
      nullable: true,
      description: 'What the address is to the viewer; null when they did not say.',
    }),
    receiverName: t.exposeString('receiverName', {
      nullable: true,
      description: 'Who receives orders there; null for the viewer.',
    }),
    mobile: t.exposeString('mobile', {
      description:
        'The mobile number that the rider calls: ten digits. Addresses of earlier releases can have any phone number.',
    }),
    deliveryInstructions: t.exposeString('deliveryInstructions', {
      nullable: true,
      description: 'What every rider should know; an order without a note of its own takes it as its note.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which it was saved.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
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
    ...ADDRESS_CONNECTION,
  ),
}));
