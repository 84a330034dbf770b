import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { encodeId } from '../core/publicId.ts';
import type { Viewer } from '../core/viewer.ts';
import { executeGraphql } from '../testing/graphql/executeGraphql.ts';
import { makeAddress, makeShopper, newId } from '../testing/fixtures.ts';
import { createAddress } from './createAddress.ts';
import { MAX_ADDRESSES, TooManyAddressesError } from './addressErrors.ts';

const FIELDS = {
  line: '1 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560001',
  mobile: '+91 98000 00000',
};
const ADD = `mutation ($input: AddressCreateInput!) { addressCreate(input: $input) { __typename
  ... on AddressCreatePayload { addressEdge { cursor node { id line city state country pincode mobile } } }
  ... on InvalidInputError { issues { path message } }
  ... on TooManyAddressesError { message }
} }`;
const EDIT = `mutation ($input: AddressUpdateInput!) { addressUpdate(input: $input) { __typename
  ... on AddressUpdatePayload { address { id line city } }
  ... on InvalidInputError { issues { path message } }
} }`;
const HIDE = `mutation ($input: AddressDeleteInput!) { addressDelete(input: $input) { __typename
  ... on AddressDeletePayload { deletedAddressId }
} }`;
const LIST = `{ viewer { addresses { totalCount edges { node { id line } } } } }`;

describe('the address book in the graph', () => {
  let viewer: Viewer;
  beforeEach(async () => {
    viewer = await makeShopper();
  });

  const add = async (changes: Record<string, unknown> = {}) =>
    (await executeGraphql(ADD, { input: { ...FIELDS, ...changes } }, viewer)).data.addressCreate;
  const edit = async (addressId: string, changes: Record<string, unknown> = {}, as = viewer) => {
    const input = { addressId: encodeId('Address', addressId), ...FIELDS, ...changes };
    return (await executeGraphql(EDIT, { input }, as)).data.addressUpdate;
  };
  const hide = async (addressId: string, as = viewer) => {
    const input = { addressId: encodeId('Address', addressId) };
    return (await executeGraphql(HIDE, { input }, as)).data.addressDelete;
  };
  const list = async () => (await executeGraphql(LIST, {}, viewer)).data.viewer.addresses;

  it('trims a new address and lists the newest first', async () => {
    const first = await add();
    expect(first.addressEdge.node).toMatchObject(FIELDS);
    const second = await add({ line: '  2 MG Road \n', city: '\tMysuru ' });
    expect(second.addressEdge.node).toMatchObject({ line: '2 MG Road', city: 'Mysuru' });
    const { totalCount, edges } = await list();
    expect(totalCount).toBe(2);
    expect(edges.map(({ node }: { node: { line: string } }) => node.line)).toEqual(['2 MG Road', '1 MG Road']);
  });

  it('accepts addresses in the scripts of India', async () => {
    const { addressEdge } = await add({ line: '१२ महात्मा गांधी मार्ग 🏠', city: 'வேலூர்' });
    expect(addressEdge.node).toMatchObject({ line: '१२ महात्मा गांधी मार्ग 🏠', city: 'வேலூர்' });
  });

  it.each([
    ['line', ''],
    ['line', ' \n '],
    ['line', 'x'.repeat(301)],
    ['line', 'a\0b'],
    ['city', 'x'.repeat(101)],
    ['state', '   '],
    ['country', ''],
    ['pincode', '12'],
    ['pincode', '12345678901'],
    ['pincode', "1' OR '1"],
    ['mobile', '123'],
    ['mobile', 'call me'],
    ['mobile', '+91 98000 00000 ext 123'],
  ])('rejects %s when it is %j', async (path, value) => {
    const added = await add({ [path]: value });
    const edited = await edit(await makeAddress(viewer), { [path]: value });
    for (const result of [added, edited])
      expect(result).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path }] });
  });

  it('reports all invalid fields at once', async () => {
    const { issues } = await add({ line: '', pincode: '!', mobile: 'x' });
    const paths = issues.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['line', 'pincode', 'mobile']);
    expect(await list()).toMatchObject({ totalCount: 0 });
  });

  it('changes an address', async () => {
    const addressId = await makeAddress(viewer);
    const edited = await edit(addressId, { line: ' 3 MG Road ' });
    expect(edited.address).toEqual({ id: encodeId('Address', addressId), line: '3 MG Road', city: 'Bengaluru' });
  });

  it('deletes an address once and lists it no more', async () => {
    const addressId = await makeAddress(viewer);
    expect(await hide(addressId)).toEqual({
      __typename: 'AddressDeletePayload',
      deletedAddressId: encodeId('Address', addressId),
    });
    expect(await hide(addressId)).toEqual({ __typename: 'AddressNotFoundError' });
    expect(await edit(addressId)).toEqual({ __typename: 'AddressNotFoundError' });
    expect(await list()).toEqual({ totalCount: 0, edges: [] });
    const node = await executeGraphql(
      `query ($id: ID!) { node(id: $id) { id } }`,
      { id: encodeId('Address', addressId) },
      viewer,
    );
    expect(node).toMatchObject({ data: { node: null }, errors: [] });
    expect(await db.address.count({ where: { id: addressId } })).toBe(1);
  });

  it("finds neither another user's address nor an unknown one", async () => {
    const stranger = await makeShopper();
    const addressId = await makeAddress(viewer);
    expect(await edit(addressId, { line: 'Mine now' }, stranger)).toEqual({ __typename: 'AddressNotFoundError' });
    expect(await hide(addressId, stranger)).toEqual({ __typename: 'AddressNotFoundError' });
    expect(await hide(newId())).toEqual({ __typename: 'AddressNotFoundError' });
    const { totalCount, edges } = await list();
    expect(totalCount).toBe(1);
    expect(edges[0].node.line).toBe('12 Park Street');
  });

  it('limits the number of addresses, also for concurrent calls, and does not count deleted ones', async () => {
    const oldest = await makeAddress(viewer);
    for (let saved = 1; saved < MAX_ADDRESSES - 3; saved += 1) await makeAddress(viewer);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => createAddress(viewer, FIELDS)));
    const refusals = tries.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(TooManyAddressesError);
    expect(await add()).toMatchObject({ __typename: 'TooManyAddressesError' });
    await hide(oldest);
    expect(await add()).toMatchObject({ __typename: 'AddressCreatePayload' });
  });
});
