import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { loadEdge } from '../graphql/loadEdge.ts';
import { encodeId } from '../core/publicId.ts';
import { InvalidInputError } from '../core/userError.ts';
import { requireViewer } from '../core/viewer.ts';
import { createAddress } from './createAddress.ts';
import { AddressEdge, AddressRef } from './address.schema.ts';
import { AddressNotFoundError, TooManyAddressesError } from './addressErrors.ts';
import { addressShape } from './addressShape.ts';
import { updateAddress } from './updateAddress.ts';
import { deleteAddress } from './deleteAddress.ts';

const AddressCreatePayload = builder.objectRef<{ addressId: string }>('AddressCreatePayload').implement({
  description: 'The address is saved.',
  fields: (t) => ({
    addressEdge: t.field({
      type: AddressEdge,
      description: 'The new address, for the beginning of a list.',
      resolve: ({ addressId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'Address', select: { id: true } }, (query) =>
          db.address.findUniqueOrThrow({ ...query, where: { id: addressId } }),
        ),
    }),
  }),
});

const AddressUpdatePayload = builder.objectRef<{ addressId: string }>('AddressUpdatePayload').implement({
  description: 'The address is changed.',
  fields: (t) => ({
    address: t.prismaField({
      type: AddressRef,
      description: 'The address as it is now.',
      resolve: (query, { addressId }) => db.address.findUniqueOrThrow({ ...query, where: { id: addressId } }),
    }),
  }),
});

const AddressDeletePayload = builder.objectRef<{ addressId: string }>('AddressDeletePayload').implement({
  description: 'The address is deleted from the address book.',
  fields: (t) => ({
    deletedAddressId: t.id({
      description: 'The public id of the deleted address.',
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
    mobile: t.input.string({ required: true, description: 'The mobile number that the rider calls.' }),
  };
  const addressId = t.input.globalID({ for: AddressRef, required: true, description: 'The public id of the address.' });
  return {
    addressCreate: t.fieldWithInput({
      description: "Saves an address in the viewer's address book, which has room for 20. For signed-in users.",
      type: AddressCreatePayload,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, TooManyAddressesError] },
      typeOptions: { validate: addressShape },
      input: fields,
      resolve: (_root, { input }, { authentication }) => createAddress(requireViewer(authentication), input),
    }),
    addressUpdate: t.fieldWithInput({
      description:
        "Changes one of the viewer's addresses. Orders keep the address that they were placed with. For signed-in users.",
      type: AddressUpdatePayload,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, AddressNotFoundError] },
      typeOptions: { validate: addressShape },
      input: { addressId, ...fields },
      resolve: (_root, { input: { addressId: address, ...changes } }, { authentication }) =>
        updateAddress(requireViewer(authentication), address.id, changes),
    }),
    addressDelete: t.fieldWithInput({
      description:
        "Deletes an address from the viewer's address book. Orders keep the address that they were placed with. For signed-in users.",
      type: AddressDeletePayload,
      authScopes: { shopper: true },
      errors: { types: [AddressNotFoundError] },
      input: { addressId },
      resolve: (_root, { input }, { authentication }) =>
        deleteAddress(requireViewer(authentication), input.addressId.id),
    }),
  };
});
