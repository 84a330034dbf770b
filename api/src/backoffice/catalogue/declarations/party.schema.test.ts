import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { makeParty } from '../../../testing/declarationFixtures.ts';
import { makeProduct, makeStaff, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../../testing/graphql/executeMutation.ts';

let admin: Viewer;
beforeEach(async () => void (admin = await makeStaff('CATALOGUE')));

const selection = `... on PartyCreatePayload { party { id name address email phone fssai } }
  ... on InvalidInputError { issues { path message } } ... on PartyTakenError { message }`;
const create = (input: object) => executeMutation(admin, { name: 'partyCreate', selection, input });
const dairy = { name: ' Anand  Dairy ', address: '5 Milk Road\nAnand 388001', phone: '1800 258 3333', email: '' };

describe('partyCreate', () => {
  it('adds a business once, whatever its signs and letters', async () => {
    await db.party.deleteMany({ where: { key: { startsWith: 'anand dairy 5' } } });
    const { party } = await create({ ...dairy, fssai: '1001 2021 000 071' });
    expect(party).toMatchObject({ name: 'Anand Dairy', email: null, phone: '1800 258 3333', fssai: '10012021000071' });
    expect(await create({ ...dairy, name: 'ANAND DAIRY.' })).toMatchObject({ __typename: 'PartyTakenError' });
    const { data } = await executeGraphql('{ parties(search: "milk ANAND") { id } }', {}, admin);
    expect(data.parties).toContainEqual({ id: party.id });
  });

  it.each([
    [{ phone: '' }, 'email', 'Enter an email or a phone number for customers'],
    [{ address: ' ' }, 'address', 'Address is required'],
    [{ fssai: '3001' }, 'fssai', 'Enter the 14-digit FSSAI number, which starts with 1 or 2'],
    [{ email: 'care' }, 'email', 'Enter an email address such as care@maker.example'],
  ])('refuses %j', async (fields, path, message) => {
    expect((await create({ ...dairy, ...fields })).issues).toEqual([{ path, message }]);
  });
});

describe('partyUpdate', () => {
  const update = (partyId: string, fields: object = {}) =>
    executeMutation(admin, {
      name: 'partyUpdate',
      selection: '... on PartyUpdatePayload { party { name } } ... on PartyNotFoundError { message }',
      input: { partyId: encodeId('Party', partyId), ...dairy, ...fields },
    });

  it('changes it on all its products, with an audit entry', async () => {
    const id = await makeParty();
    const name = `Renamed ${id.slice(-8)}`;
    expect((await update(id, { name })).party).toEqual({ name });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { subjectId: id, action: 'PARTY_UPDATE' } });
    expect(entry).toMatchObject({ subjectType: 'PARTY', subjectName: name, actorId: admin.userId });
  });

  it('knows no other one', async () => {
    expect(await update(newId())).toMatchObject({ __typename: 'PartyNotFoundError' });
  });
});

describe('productBulkPreview of declarations', () => {
  it('names the businesses and the country', async () => {
    const [partyId, { id }] = [await makeParty({ name: 'Anand Dairy' }), await makeProduct()];
    const { data } = await executeGraphql(
      `query ($selection: ProductBulkSelection!, $change: ProductBulkChange!) {
        productBulkPreview(selection: $selection, change: $change) { samples { changes { field before after } } } }`,
      {
        selection: { productIds: [encodeId('Product', id)] },
        change: { declarations: { packerId: encodeId('Party', partyId), countryOfOrigin: 'NZ', shelfLife: null } },
      },
      admin,
    );
    expect(data.productBulkPreview.samples).toEqual([
      {
        changes: [
          { field: 'packer', before: null, after: 'Anand Dairy' },
          { field: 'countryOfOrigin', before: null, after: 'New Zealand' },
        ],
      },
    ]);
  });
});
