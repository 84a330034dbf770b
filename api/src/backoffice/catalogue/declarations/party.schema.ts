import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { emailAddressShape } from '../../../platform/core/text/emailAddressShape.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { fssai, phoneNumber } from '../../../platform/config/settings/textKinds.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { PartyRef } from '../../../shop/catalogue/declarations/declarations.schema.ts';
import { singleLineShape } from '../catalogueShapes.ts';
import { createParty, findParties, PartyNotFoundError, PartyTakenError, updateParty } from './writeParty.ts';

const blank = (text: unknown) => (typeof text === 'string' && text.trim() === '' ? null : text);

/** The valid input of a party. One with a contact keeps one, so that a complete product stays complete. */
const partyShape = z
  .looseObject({
    name: singleLineShape('Name', 120),
    address: textShape('Address', 300),
    email: z.preprocess(blank, emailAddressShape('Enter an email address such as care@maker.example').nullish()),
    phone: z.preprocess(blank, phoneNumber.shape.optional()),
    fssai: z.preprocess(blank, fssai.shape.optional()),
  })
  .refine(({ email, phone }) => email != null || phone != null, {
    path: ['email'],
    message: 'Enter an email or a phone number for customers',
  });

builder.queryField('parties', (t) =>
  t.field({
    type: [PartyRef],
    nullable: true,
    description: 'The manufacturers, packers and importers by name, at most 20. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { search: t.arg.string({ description: 'Words of the name or the address.' }) },
    resolve: (_root, { search }, { authentication }) => findParties(requireViewer(authentication), search ?? ''),
  }),
);

const party = payloadFields('Party', 'partyId', (query) => db.party.findUniqueOrThrow(query));
const payloadOf = party.rowPayload('party', PartyRef, 'The business.');

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({ required: true, description: '1 to 120 characters.' }),
    address: t.input.string({ required: true, description: '1 to 300 characters.' }),
    email: t.input.string({ description: 'For consumers; needed without `phone`.' }),
    phone: t.input.string({ description: 'For consumers; needed without `email`.' }),
    fssai: t.input.string({ description: 'The FSSAI licence number, 14 digits.' }),
  };
  const fieldsOf = (
    input: { name: string; address: string } & Partial<Record<'email' | 'phone' | 'fssai', string | null>>,
  ) => ({
    name: input.name,
    address: input.address,
    email: input.email ?? null,
    phone: input.phone ?? null,
    fssai: input.fssai ?? null,
  });
  return {
    partyCreate: t.fieldWithInput({
      description: 'Adds a manufacturer, packer or importer. Needs the permission `CATALOGUE`.',
      type: payloadOf('PartyCreatePayload', 'The business is added.'),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, PartyTakenError] },
      typeOptions: { validate: partyShape },
      input: fields,
      resolve: (_root, { input }, { authentication }) => createParty(requireViewer(authentication), fieldsOf(input)),
    }),
    partyUpdate: t.fieldWithInput({
      description: 'Changes a manufacturer, packer or importer on all its products. Needs the permission `CATALOGUE`.',
      type: payloadOf('PartyUpdatePayload', 'The business is changed.'),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, PartyNotFoundError, PartyTakenError] },
      typeOptions: { validate: partyShape },
      input: {
        partyId: t.input.globalID({ for: PartyRef, required: true, description: 'Its id.' }),
        ...fields,
      },
      resolve: (_root, { input }, { authentication }) =>
        updateParty(requireViewer(authentication), { partyId: input.partyId.id, ...fieldsOf(input) }),
    }),
  };
});
