import type { FragmentOf } from 'gql.tada';
import { z } from 'zod';
import { requireUser } from '../account/profileRoutes.ts';
import { addressData, idData } from '../dataShapes.ts';
import { EXAMPLE_IDS, idOrRow, text } from '../fields.ts';
import { FAILURE, graphql, mutationOf, nodesOf, queryById } from '../restDocument.ts';
import { RestFailure, idFailure } from '../restFailure.ts';
import { restRoute } from '../restRoute.ts';
import { decodeId } from '../../platform/core/publicId.ts';

const ADDRESS = graphql(`
  fragment RestAddress on Address @_unmask {
    _id: id
    address_line: line
    city
    state
    country
    pincode
    mobile
    createdAt
    updatedAt
  }
`);

const ADDRESSES = graphql(`query RestAddresses { viewer { ${nodesOf('addresses(first: 100)', '...RestAddress')} } }`, [
  ADDRESS,
]);

const ADDRESS_ADD = graphql(mutationOf('addressCreate', 'addressEdge { node { ...RestAddress } }'), [FAILURE, ADDRESS]);

const ADDRESS_BEFORE_EDIT = graphql(queryById('RestAddressBeforeEdit', 'node', 'RestAddress'), [ADDRESS]);

const ADDRESS_EDIT = graphql(mutationOf('addressUpdate', 'address { ...RestAddress }'), [FAILURE, ADDRESS]);

const ADDRESS_HIDE = graphql(mutationOf('addressDelete', 'deletedAddressId'), [FAILURE]);

const digits = (name: string) => z.union([z.string(), z.int().min(0).transform(String)], `${name} must be text`);

const fields = {
  address_line: text('Address line').meta({ description: 'House, street and area.' }),
  city: text('City'),
  state: text('State'),
  country: text('Country'),
  pincode: digits('Pincode'),
  mobile: digits('Mobile').meta({ description: 'Whom the rider calls.' }),
};

function addressView(
  { _id, createdAt, updatedAt, ...address }: FragmentOf<typeof ADDRESS>,
  { viewerId: userId }: { viewerId: string },
): z.input<typeof addressData> {
  return { _id, userId, ...address, status: true, createdAt, updatedAt }; // deleted ones are not read
}

export const addressRoutes = [
  restRoute({
    method: 'POST',
    path: 'address/create',
    summary: 'Save an address',
    body: z.object(fields),
    example: {
      address_line: '12 Park Street',
      city: 'Kolkata',
      state: 'West Bengal',
      country: 'India',
      pincode: '700016',
      mobile: '9800000000',
    },
    document: ADDRESS_ADD,
    variables: ({ body: { address_line, ...rest } }) => ({ input: { line: address_line, ...rest } }),
    message: 'Address Created Successfully',
    data: addressData,
    answer: ({ addressCreate }, call) => ({ data: addressView(addressCreate.addressEdge.node, call) }),
  }),
  restRoute({
    method: 'GET',
    path: 'address/get',
    summary: 'The address book',
    description: 'Newest first. Addresses that were taken out are not in it.',
    document: ADDRESSES,
    variables: () => ({}),
    message: 'List of address',
    data: z.array(addressData),
    answer: ({ viewer }, call) => ({
      data: requireUser(viewer).addresses.edges.map(({ node }) => addressView(node, call)),
    }),
  }),
  restRoute({
    method: 'PUT',
    path: 'address/update',
    summary: 'Change an address',
    description: 'What is left out stays. Orders keep the address they were placed with.',
    body: z.object(fields).partial().extend({ _id: idOrRow }),
    example: { _id: EXAMPLE_IDS.address, address_line: '14 Park Street' },
    document: ADDRESS_EDIT,
    variables: async ({ body: { _id, address_line, city, state, country, pincode, mobile }, execute }) => {
      checkId(_id);
      const { node } = await execute(ADDRESS_BEFORE_EDIT, { id: _id });
      if (!node || !('address_line' in node)) throw new RestFailure(404, 'There is no such address');
      return {
        input: {
          addressId: _id,
          line: address_line ?? node.address_line,
          city: city ?? node.city,
          state: state ?? node.state,
          country: country ?? node.country,
          pincode: pincode ?? node.pincode,
          mobile: mobile ?? node.mobile,
        },
      };
    },
    message: 'Address Updated',
    data: addressData,
    answer: ({ addressUpdate }, call) => ({ data: addressView(addressUpdate.address, call) }),
  }),
  restRoute({
    method: 'DELETE',
    path: 'address/disable',
    summary: 'Take an address out',
    body: z.object({ _id: idOrRow }),
    example: { _id: EXAMPLE_IDS.address },
    document: ADDRESS_HIDE,
    variables: ({ body }) => ({ input: { addressId: body._id } }),
    message: 'Address remove',
    data: idData,
    answer: ({ addressDelete }) => ({ data: { _id: addressDelete.deletedAddressId } }),
  }),
];

/** Refuses a malformed id where the graph would answer null. @throws RestFailure with status 404 */
function checkId(id: string): void {
  try {
    decodeId(id);
  } catch (error) {
    throw idFailure(error) ?? error;
  }
}
