import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loadEdge } from '../../platform/graphql/connection.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { createAddress } from './createAddress.ts';
import { AddressEdge, AddressLabelRef, AddressRef } from './address.schema.ts';
import { AddressNotFoundError, MAX_ADDRESSES, TooManyAddressesError } from './addressErrors.ts';
import { ADDRESS_LIMITS } from './addressLimits.ts';
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
    line: t.input.string({
      description:
        'House, street and area in one line, of at most 300 characters: either `line`, or `house` and `street` with the other parts.',
    }),
    house: t.input.string({ description: `The flat or house number, of at most ${ADDRESS_LIMITS.house} characters.` }),
    floor: t.input.string({ description: `The floor, of at most ${ADDRESS_LIMITS.floor} characters.` }),
    building: t.input.string({
      description: `The building or society, of at most ${ADDRESS_LIMITS.building} characters.`,
    }),
    street: t.input.string({ description: `The street and area, of at most ${ADDRESS_LIMITS.street} characters.` }),
    landmark: t.input.string({
      description: `A place nearby that is easy to find, of at most ${ADDRESS_LIMITS.landmark} characters.`,
    }),
    city: t.input.string({ required: true, description: 'The city.' }),
    state: t.input.string({
      required: true,
      description:
        'A state or union territory of India: its name in any usual spelling, or its code in ISO 3166-2:IN or GST, such as `MH`. It is stored by its name.',
    }),
    country: t.input.string({
      description:
        "India, which is the default, by its name in any of the country's languages or by its code; the shop delivers nowhere else.",
    }),
    pincode: t.input.string({
      required: true,
      description: 'The postal code: six digits of the state, in any script and however they are parted.',
    }),
    mobile: t.input.string({
      required: true,
      description:
        "The mobile number that the rider calls, however it is written, with or without India's prefix. It is stored as ten digits.",
    }),
    label: t.input.field({ type: AddressLabelRef, description: 'What the address is to the viewer.' }),
    receiverName: t.input.string({
      description: 'Who receives orders there, of at most 100 characters; the viewer by default.',
    }),
    deliveryInstructions: t.input.string({
      description: 'What every rider should know, of at most 200 characters.',
    }),
  };
  const addressId = t.input.globalID({ for: AddressRef, required: true, description: 'The public id of the address.' });
  return {
    addressCreate: t.fieldWithInput({
      description: `Saves an address in the viewer's address book, which has room for ${MAX_ADDRESSES}. For signed-in users.`,
      type: AddressCreatePayload,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, TooManyAddressesError] },
      typeOptions: { validate: addressShape },
      input: fields,
      resolve: (_root, { input }, { authentication }) => createAddress(requireViewer(authentication), input),
    }),
    addressUpdate: t.fieldWithInput({
      description:
        "Changes one of the viewer's addresses. `house` and `street` replace all parts, and so does another `line`; the stored `line` keeps them. `label`, `receiverName` and `deliveryInstructions` stay when they are left out, and null clears them. Orders keep the address that they were placed with. For signed-in users.",
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
