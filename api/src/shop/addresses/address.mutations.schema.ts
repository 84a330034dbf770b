import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loadEdge } from '../../platform/graphql/loadEdge.ts';
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
      description: 'For the front of a list.',
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
      description: 'After the change.',
      resolve: (query, { addressId }) => db.address.findUniqueOrThrow({ ...query, where: { id: addressId } }),
    }),
  }),
});

const AddressDeletePayload = builder.objectRef<{ addressId: string }>('AddressDeletePayload').implement({
  description: 'The address is deleted from the address book.',
  fields: (t) => ({
    deletedAddressId: t.id({
      description: 'For removing it from lists.',
      resolve: ({ addressId }) => encodeId('Address', addressId),
    }),
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
    landmark: t.input.string({
      description: `A place nearby; at most ${ADDRESS_LIMITS.landmark} characters.`,
    }),
    city: t.input.string({ required: true, description: 'The city.' }),
    state: t.input.string({
      required: true,
      description:
        'A state or union territory of India: its name in any usual spelling, or its code of ISO 3166-2:IN or GST, such as `MH`.',
    }),
    country: t.input.string({
      description: 'India, which is the default: its name in a language of the country, or its code.',
    }),
    pincode: t.input.string({
      required: true,
      description: 'Six digits of the state, in any script.',
    }),
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
      description: `Saves an address; the address book has room for ${MAX_ADDRESSES}.`,
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
      type: AddressUpdatePayload,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, AddressNotFoundError] },
      typeOptions: { validate: addressShape },
      input: { addressId, ...fields },
      resolve: (_root, { input: { addressId: address, ...changes } }, { authentication }) =>
        updateAddress(requireViewer(authentication), address.id, changes),
    }),
    addressDelete: t.fieldWithInput({
      description: "Deletes one of the viewer's addresses. Orders keep their copy.",
      type: AddressDeletePayload,
      authScopes: { shopper: true },
      errors: { types: [AddressNotFoundError] },
      input: { addressId },
      resolve: (_root, { input }, { authentication }) =>
        deleteAddress(requireViewer(authentication), input.addressId.id),
    }),
  };
});
