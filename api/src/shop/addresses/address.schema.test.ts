import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { decodeIdOf, encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeAddress, makeShopper, newId } from '../../testing/fixtures.ts';
import { createAddress, MAX_ADDRESSES, TooManyAddressesError } from './saveAddress.ts';

const FIELDS = {
  line: '1 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560001',
  mobile: '9800000000',
};
const PARTS = { house: 'Flat 4B', floor: '2', building: 'Rose Villa', street: '12 Park Street', landmark: 'City Mall' };
const NO_PARTS = { house: null, floor: null, building: null, street: null, landmark: null };
const COMPOSED = 'Flat 4B, 2nd floor, Rose Villa, 12 Park Street, near City Mall';
const OPTIONS = { label: 'WORK', receiverName: 'Ravi Kumar', deliveryInstructions: 'Ask for Ravi at the desk' };
const { line: _line, ...PLACE } = FIELDS;
const ALL_FIELDS = `line house floor building street landmark city state country pincode mobile
  label receiverName deliveryInstructions`;
const ADD = `mutation ($input: AddressCreateInput!) { addressCreate(input: $input) { __typename
  ... on AddressCreatePayload { viewer { mobile } addressEdge { cursor node { id ${ALL_FIELDS} } } }
  ... on InvalidInputError { issues { path message } }
  ... on TooManyAddressesError { message }
} }`;
const EDIT = `mutation ($input: AddressUpdateInput!) { addressUpdate(input: $input) { __typename
  ... on AddressUpdatePayload { address { id ${ALL_FIELDS} } }
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

  const create = async (input: object) => (await executeGraphql(ADD, { input }, viewer)).data.addressCreate;
  const add = (changes: object = {}) => create({ ...FIELDS, ...changes });
  /** Saves an address with all fields; returns its stored id. */
  const addFull = async () => {
    const { addressEdge } = await create({ ...PARTS, ...PLACE, ...OPTIONS });
    return decodeIdOf('Address', addressEdge.node.id);
  };
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

  it('composes the line of an address with parts', async () => {
    const { addressEdge } = await create({ ...PARTS, ...PLACE, ...OPTIONS, house: ' Flat 4B ' });
    expect(addressEdge.node).toMatchObject({ ...PARTS, ...PLACE, ...OPTIONS, line: COMPOSED });
  });

  it('needs house and street alone, and saves blank fields as none', async () => {
    const { country: _country, ...place } = PLACE;
    const blank = { floor: ' ', building: null, landmark: '', receiverName: '', deliveryInstructions: ' ' };
    const { addressEdge } = await create({ ...place, house: '7', street: 'Hill Road', ...blank });
    const none = { ...NO_PARTS, label: null, receiverName: null, deliveryInstructions: null };
    expect(addressEdge.node).toMatchObject({
      ...none,
      ...PLACE,
      house: '7',
      street: 'Hill Road',
      line: '7, Hill Road',
    });
  });

  it('saves an address with a line without parts', async () => {
    expect((await add()).addressEdge.node).toMatchObject({ ...FIELDS, ...NO_PARTS, label: null });
  });

  it.each([
    [{ ...FIELDS, ...PARTS }, ['line']],
    [{ ...FIELDS, landmark: 'City Mall' }, ['line']],
    [PLACE, ['house', 'street']],
    [{ ...PLACE, street: 'Hill Road' }, ['house']],
    [{ ...PLACE, house: '7' }, ['street']],
    [{ ...PLACE, floor: '2', house: ' ' }, ['house', 'street']],
    [{ ...PLACE, line: ' ' }, ['line']],
  ])('takes either a line or house and street: %j has issues with %j', async (input, paths) => {
    const { __typename, issues } = await create(input);
    expect(__typename).toBe('InvalidInputError');
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it('stores state, country, pincode and mobile in one form', async () => {
    const { addressEdge } = await add({ state: 'ka', country: 'IN', pincode: '560 001', mobile: '+91 98000-00000' });
    expect(addressEdge.node).toMatchObject(FIELDS);
    for (const mobile of ['919800000000', '09800000000', '98000 00000'])
      expect((await add({ mobile })).addressEdge.node.mobile).toBe('9800000000');
    expect((await add({ mobile: '9198765432' })).addressEdge.node.mobile).toBe('9198765432');
    expect((await add({ country: 'bharat' })).addressEdge.node.country).toBe('India');
  });

  it.each([
    ['line', '', 'Enter your address line'],
    ['line', ' \n ', 'Enter your address line'],
    ['line', 'x'.repeat(301), 'Address line can have at most 300 characters'],
    ['line', 'a\0b', 'Address line must be plain text'],
    ['city', '', 'Enter your city'],
    ['city', 'x'.repeat(101), 'City can have at most 100 characters'],
    ['state', '   ', 'Enter your state'],
    ['state', 'Bavaria', 'Choose a state of India'],
    ['country', '', 'Enter your country'],
    ['country', 'Nepal', 'We deliver in India only'],
    ['country', 'Indiana', 'We deliver in India only'],
    ['pincode', '', 'Enter your pincode'],
    ['pincode', '12', 'Enter a 6-digit pincode'],
    ['pincode', '012345', 'Enter a 6-digit pincode'],
    ['pincode', '5600011', 'Enter a 6-digit pincode'],
    ['pincode', '५६०००', 'Enter a 6-digit pincode'],
    ['pincode', '560001/2', 'Enter a 6-digit pincode'],
    ['pincode', '\u200b', 'Enter a 6-digit pincode'],
    ['pincode', "1' OR '1", 'Enter a 6-digit pincode'],
    ['pincode', '110001', 'Enter a pincode of Karnataka, or choose another state'],
    ['pincode', '110 001', 'Enter a pincode of Karnataka, or choose another state'],
    ['mobile', ' ', 'Enter your mobile number'],
    ['mobile', '5800000000', 'Enter a 10-digit mobile number'],
    ['mobile', '+44 7700 900123', 'Enter a 10-digit mobile number'],
    ['mobile', 'call me', 'Enter a 10-digit mobile number'],
    ['mobile', '+91 98000 00000 ext 123', 'Enter a 10-digit mobile number'],
    ['receiverName', 'x'.repeat(101), 'Receiver’s name can have at most 100 characters'],
    ['deliveryInstructions', 'x'.repeat(201), 'Delivery instructions can have at most 200 characters'],
    ['deliveryInstructions', 'a\0b', 'Delivery instructions must be plain text'],
  ])('rejects %s when it is %j', async (path, value, message) => {
    const added = await add({ [path]: value });
    const edited = await edit(await makeAddress(viewer), { [path]: value });
    for (const result of [added, edited])
      expect(result).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path, message }] });
  });

  it.each(['house', 'floor', 'building', 'street', 'landmark'])('rejects a %s that is too long', async (path) => {
    const result = await create({ ...PARTS, ...PLACE, [path]: 'x'.repeat(101) });
    expect(result).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path }] });
  });

  it('reports all invalid fields at once', async () => {
    const pathsOf = ({ issues }: { issues: { path: string }[] }) => issues.map(({ path }) => path);
    expect(pathsOf(await add({ line: '', pincode: '!', mobile: 'x' }))).toEqual(['pincode', 'mobile', 'line']);
    expect(pathsOf(await add({ line: '', pincode: '411001', mobile: 'x' }))).toEqual(['mobile', 'pincode', 'line']);
    const wrong = { city: '', state: 'X', country: 'Y', pincode: '', mobile: '', floor: 'x'.repeat(21) };
    const paths = ['floor', 'city', 'state', 'country', 'pincode', 'mobile', 'house', 'street'];
    expect(pathsOf(await create(wrong))).toEqual(paths);
    expect(await list()).toMatchObject({ totalCount: 0 });
  });

  it('saves the mobile number of the own first address in a profile without one', async () => {
    expect((await add({ receiverName: 'Ravi Kumar', mobile: '9811111111' })).viewer.mobile).toBeNull();
    expect((await add({ mobile: '+91 98000-00000' })).viewer.mobile).toBe('9800000000');
    expect((await add({ mobile: '9822222222' })).viewer.mobile).toBe('9800000000');
    expect(await add({ mobile: '123' })).toMatchObject({ __typename: 'InvalidInputError' });
  });

  it('changes an address', async () => {
    const addressId = await makeAddress(viewer);
    const edited = await edit(addressId, { line: ' 3 MG Road ' });
    const id = encodeId('Address', addressId);
    expect(edited.address).toMatchObject({ id, line: '3 MG Road', city: 'Bengaluru' });
  });

  it('adds parts to an address without them', async () => {
    const addressId = await makeAddress(viewer);
    const { address } = await edit(addressId, { line: undefined, ...PARTS, ...OPTIONS });
    expect(address).toMatchObject({ ...PARTS, ...OPTIONS, line: COMPOSED });
  });

  it('replaces all parts together', async () => {
    const { address } = await edit(await addFull(), { line: null, house: '7', street: 'Hill Road' });
    expect(address).toMatchObject({ ...NO_PARTS, house: '7', street: 'Hill Road', line: '7, Hill Road' });
  });

  it('keeps the parts of an address whose line is sent as it is stored, and drops them for another line', async () => {
    const addressId = await addFull();
    expect((await edit(addressId, { line: COMPOSED, city: 'Mysuru' })).address).toMatchObject({
      ...PARTS,
      line: COMPOSED,
      city: 'Mysuru',
    });
    expect((await edit(addressId)).address).toMatchObject({ ...NO_PARTS, line: FIELDS.line });
  });

  it('keeps label, receiver and instructions that are left out, and clears those that are null', async () => {
    const addressId = await addFull();
    expect((await edit(addressId, { line: COMPOSED })).address).toMatchObject(OPTIONS);
    const cleared = { label: null, receiverName: null, deliveryInstructions: null };
    expect((await edit(addressId, { line: COMPOSED, ...cleared })).address).toMatchObject(cleared);
  });

  it('shows an address of an earlier release as it was saved, and asks for valid fields when it is changed', async () => {
    const addressId = await makeAddress(viewer);
    const earlier = { state: 'Bavaria', country: 'Germany', pincode: '80331', mobile: '+49 89 1234567' };
    await db.address.update({ where: { id: addressId }, data: earlier });
    const NODE = `query ($id: ID!) { node(id: $id) { ... on Address { ${ALL_FIELDS} } } }`;
    const { data } = await executeGraphql(NODE, { id: encodeId('Address', addressId) }, viewer);
    expect(data.node).toMatchObject({ line: '12 Park Street', ...NO_PARTS, ...earlier });
    const { issues } = await edit(addressId, earlier);
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(['state', 'country', 'pincode', 'mobile']);
  });

  it("does not show another user's address, its receiver or its instructions", async () => {
    const id = encodeId('Address', await addFull());
    const NODE = `query ($id: ID!) { node(id: $id) { id ... on Address { ${ALL_FIELDS} } } }`;
    const read = async (as: Viewer | null) => (await executeGraphql(NODE, { id }, as)).data.node;
    expect(await read(viewer)).toMatchObject({ ...PARTS, ...OPTIONS });
    expect(await read(await makeShopper())).toBeNull();
    expect(await read(await makeShopper({ role: 'ADMIN' }))).toBeNull();
    expect(await read(null)).toBeNull();
  });

  it.each([
    ['house = NULL', 'addresses_house_with_street'],
    ['street = NULL', 'addresses_house_with_street'],
    ['house = NULL, street = NULL', 'addresses_parts_with_house'],
    ["house = ' '", 'addresses_house_in_range'],
    ["floor = repeat('x', 21)", 'addresses_floor_in_range'],
    ["building = ''", 'addresses_building_in_range'],
    ["street = repeat('x', 101)", 'addresses_street_in_range'],
    ["landmark = repeat('x', 61)", 'addresses_landmark_in_range'],
    ["receiver_name = ''", 'addresses_receiver_name_in_range'],
    ["delivery_instructions = repeat('x', 201)", 'addresses_delivery_instructions_in_range'],
  ])('cannot be stored with %s', async (change, constraint) => {
    const addressId = await addFull();
    const statement = `UPDATE addresses SET ${change} WHERE id = '${addressId}'`;
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow(constraint);
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
