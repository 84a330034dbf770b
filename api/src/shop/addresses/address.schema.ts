import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../platform/graphql/connection.ts';
import { relationPage } from '../../platform/graphql/nodePage.ts';
import { requireViewer, viewerIdOrNil } from '../../platform/core/viewer.ts';
import { isServiceable } from '../settings/isServiceable.ts';
import { userFields, UserRef } from '../identity/user.schema.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import {
  createAddress,
  AddressNotFoundError,
  MAX_ADDRESSES,
  TooManyAddressesError,
  updateAddress,
  deleteAddress,
} from './saveAddress.ts';
import { ADDRESS_LIMITS, addressShape } from './addressShape.ts';

const AddressLabelRef = builder.enumType('AddressLabel', {
  description: 'What an address is to its user.',
  values: {
    HOME: { description: 'The home.' },
    WORK: { description: 'The place of work.' },
    OTHER: { description: 'Another place.' },
  },
});

export const AddressRef = builder.prismaNode('Address', {
  description:
    "An entry of the viewer's address book. Those of earlier releases can have any text as `state`, `country`, `pincode` and `mobile`.",
  id: { field: 'id', description: '`addr_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    userId: viewerIdOrNil(authentication),
    isActive: true,
  }),
  fields: (t) => ({
    line: t.exposeString('line', { description: 'House, street and area, composed of the parts if there are any.' }),
    house: t.exposeString('house', {
      nullable: true,
      description: 'The flat or house number; null in an address of a `line`.',
    }),
    floor: t.exposeString('floor', { nullable: true, description: 'The floor.' }),
    building: t.exposeString('building', { nullable: true, description: 'The building or society.' }),
    street: t.exposeString('street', {
      nullable: true,
      description: 'The street and area; null in an address of a `line`.',
    }),
    landmark: t.exposeString('landmark', { nullable: true, description: 'A place nearby.' }),
    city: t.exposeString('city', { description: 'The city.' }),
    state: t.exposeString('state', { description: 'The name of the state or union territory.' }),
    country: t.exposeString('country', { description: 'India.' }),
    pincode: t.exposeString('pincode', { description: 'Six digits.' }),
    isServiceable: t.boolean({
      description: 'Whether the shop delivers to the pincode now, so that `orderPlace` accepts the address.',
      select: { pincode: true },
      resolve: ({ pincode }, _args, { shop }) => isServiceable(pincode, shop),
    }),
    label: t.expose('label', {
      type: AddressLabelRef,
      nullable: true,
      description: 'Null when the viewer did not say.',
    }),
    receiverName: t.exposeString('receiverName', { nullable: true, description: 'Null for the viewer.' }),
    mobile: t.exposeString('mobile', { description: 'The number that the rider calls: ten digits.' }),
    deliveryInstructions: t.exposeString('deliveryInstructions', {
      nullable: true,
      description: 'What every rider should know; the note of an order without one of its own.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

const ADDRESS_CONNECTION = listOf('Address', AddressRef, ['An address', 'addresses']);

const [, AddressEdge] = ADDRESS_CONNECTION;

builder.prismaObjectFields(UserRef, (t) => ({
  addresses: t.connection(
    {
      type: AddressRef,
      description: 'Newest first.',
      select: (args, _context, nestedSelection) => {
        const selection = nestedSelection({ select: { id: true } }, ['edges', 'node']);
        return { addresses: relationPage(args, selection, { isActive: true }) };
      },
      resolve: ({ id, addresses }, args) =>
        toNodeConnection(addresses, args, () => db.address.count({ where: { userId: id, isActive: true } })),
    },
    ...ADDRESS_CONNECTION,
  ),
}));

const address = payloadFields('Address', 'addressId', (query) => db.address.findUniqueOrThrow(query));

const AddressCreatePayload = builder
  .objectRef<{ userId: string; addressId: string }>('AddressCreatePayload')
  .implement({
    description: 'The address is saved.',
    fields: (t) => ({
      addressEdge: t.field(address.edge(AddressEdge, 'For the front of a list.')),
      viewer: t.field(userFields.row(UserRef, 'With the mobile number, which the address may have added.')),
    }),
  });

builder.mutationFields((t) => {
  const fields = {
    line: t.input.string({
      description: `House, street and area, at most ${ADDRESS_LIMITS.line} characters: either \`line\`, or \`house\` and \`street\` with the other parts.`,
    }),
    house: t.input.string({ description: `The flat or house number; at most ${ADDRESS_LIMITS.house} characters.` }),
    floor: t.input.string({ description: `At most ${ADDRESS_LIMITS.floor} characters.` }),
    building: t.input.string({
      description: `The building or society; at most ${ADDRESS_LIMITS.building} characters.`,
    }),
    street: t.input.string({ description: `The street and area; at most ${ADDRESS_LIMITS.street} characters.` }),
    landmark: t.input.string({ description: `A place nearby; at most ${ADDRESS_LIMITS.landmark} characters.` }),
    city: t.input.string({ required: true, description: 'The city.' }),
    state: t.input.string({
      required: true,
      description:
        'A state or union territory of India: its name in any usual spelling, or its code of ISO 3166-2:IN or GST, such as `MH`.',
    }),
    country: t.input.string({
      description: 'India, which is the default: its name in a language of the country, or its code.',
    }),
    pincode: t.input.string({ required: true, description: 'Six digits of the state, in any script.' }),
    mobile: t.input.string({
      required: true,
      description: 'The number that the rider calls, in any spelling; stored as ten digits.',
    }),
    label: t.input.field({ type: AddressLabelRef, description: 'What the address is to the viewer.' }),
    receiverName: t.input.string({
      description: `At most ${ADDRESS_LIMITS.receiverName} characters; the viewer by default.`,
    }),
    deliveryInstructions: t.input.string({
      description: `What every rider should know; at most ${ADDRESS_LIMITS.deliveryInstructions} characters.`,
    }),
  };
  const addressId = t.input.globalID({ for: AddressRef, required: true, description: 'The address.' });
  return {
    addressCreate: t.fieldWithInput({
      description: `Saves an address; the address book has room for ${MAX_ADDRESSES}. Its mobile number becomes that of a viewer without one, unless it has a \`receiverName\`.`,
      type: AddressCreatePayload,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, TooManyAddressesError] },
      typeOptions: { validate: addressShape },
      input: fields,
      resolve: (_root, { input }, { authentication }) => createAddress(requireViewer(authentication), input),
    }),
    addressUpdate: t.fieldWithInput({
      description:
        "Changes one of the viewer's addresses. `house` and `street`, or another `line`, replace all parts. Other optional fields stay when omitted; null clears them. Orders keep their copy.",
      type: address.payload('AddressUpdatePayload', 'The address is changed.', (payload) => ({
        address: payload.field(address.row(AddressRef, 'After the change.')),
      })),
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, AddressNotFoundError] },
      typeOptions: { validate: addressShape },
      input: { addressId, ...fields },
      resolve: (_root, { input: { addressId: address, ...changes } }, { authentication }) =>
        updateAddress(requireViewer(authentication), address.id, changes),
    }),
    addressDelete: t.fieldWithInput({
      description: "Deletes one of the viewer's addresses. Orders keep their copy.",
      type: address.deletePayload('The address is deleted from the address book.', 'For removing it from lists.'),
      authScopes: { shopper: true },
      errors: { types: [AddressNotFoundError] },
      input: { addressId },
      resolve: (_root, { input }, { authentication }) =>
        deleteAddress(requireViewer(authentication), input.addressId.id),
    }),
  };
});
