import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { encodeCursor } from '../graphql/connection.ts';
import { encodeId } from '../graphql/globalId.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { addAddress } from './addAddress.ts';
import { AddressEdge, AddressRef } from './address.schema.ts';
import { AddressGoneError, TooManyAddressesError } from './addressErrors.ts';
import { addressShape } from './addressShape.ts';
import { editAddress } from './editAddress.ts';
import { hideAddress } from './hideAddress.ts';

const AddressAddPayload = builder.objectRef<{ addressId: string }>('AddressAddPayload').implement({
  description: 'The address has been saved.',
  fields: (t) => ({
    addressEdge: t.field({
      type: AddressEdge,
      description: 'The new address, for the front of a list.',
      resolve: async ({ addressId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Address', select: { id: true }, path: ['node'] });
        const node = await db.address.findUniqueOrThrow({ ...query, where: { id: addressId } });
        return { cursor: encodeCursor([addressId]), node };
      },
    }),
  }),
});

const AddressEditPayload = builder.objectRef<{ addressId: string }>('AddressEditPayload').implement({
  description: 'The address has been changed.',
  fields: (t) => ({
    address: t.prismaField({
      type: AddressRef,
      description: 'The address as it is now.',
      resolve: (query, { addressId }) => db.address.findUniqueOrThrow({ ...query, where: { id: addressId } }),
    }),
  }),
});

const AddressHidePayload = builder.objectRef<{ addressId: string }>('AddressHidePayload').implement({
  description: 'The address is out of the address book.',
  fields: (t) => ({
    hiddenAddressId: t.id({
      description: 'The public id of the address that went.',
      resolve: ({ addressId }) => encodeId('Address', addressId),
    }),
  }),
});

builder.mutationFields((t) => {
  const fields = {
    line: t.input.string({ required: true, description: 'House, street and area.' }),
    city: t.input.string({ required: true, description: 'The city.' }),
    state: t.input.string({ required: true, description: 'The state.' }),
    country: t.input.string({ required: true, description: 'The country.' }),
    pincode: t.input.string({ required: true, description: 'The postal code.' }),
    mobile: t.input.string({ required: true, description: 'Whom the rider calls.' }),
  };
  const addressId = t.input.globalID({ for: AddressRef, required: true, description: 'Which address.' });
  return {
    addressAdd: t.fieldWithInput({
      description: "Saves an address in the viewer's address book.",
      type: AddressAddPayload,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, TooManyAddressesError] },
      typeOptions: { validate: addressShape },
      input: fields,
      resolve: (_root, { input }, { authentication }) => addAddress(requireViewer(authentication), input),
    }),
    addressEdit: t.fieldWithInput({
      description: "Changes one of the viewer's addresses. Orders keep the address they were placed with.",
      type: AddressEditPayload,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, AddressGoneError] },
      typeOptions: { validate: addressShape },
      input: { addressId, ...fields },
      resolve: (_root, { input: { addressId: address, ...changes } }, { authentication }) =>
        editAddress(requireViewer(authentication), address.id, changes),
    }),
    addressHide: t.fieldWithInput({
      description: "Takes an address out of the viewer's address book. Orders keep the address they were placed with.",
      type: AddressHidePayload,
      authScopes: { shopper: true },
      errors: { types: [AddressGoneError] },
      input: { addressId },
      resolve: (_root, { input }, { authentication }) => hideAddress(requireViewer(authentication), input.addressId.id),
    }),
  };
});
