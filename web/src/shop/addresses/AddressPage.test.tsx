import { screen, type within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../ui/testing/waitForDialogToClose.ts';
import addressPage, { type AddressPageQuery } from './__generated__/AddressPageQuery.graphql.ts';
import { AddressPage } from './AddressPage.tsx';

type Input = Record<'house' | 'street', string>;

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const invalid = (path: string, message: string) => ({
  __typename: 'InvalidInputError',
  message: 'Please check the marked fields.',
  issues: [{ path, message }],
});

function renderAddresses(
  lines: string[],
  { refusal, ...fields }: { refusal?: unknown; [field: string]: unknown } = {},
) {
  const nodes = lines.map((line, index) => ({ __typename: 'Address', id: `addr_${index + 1}`, line, ...fields }));
  const sent: unknown[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      User: {
        name: () => 'Asha Rao',
        mobile: () => '+91 98765 43210',
        addresses: () => ({
          edges: nodes.map((node) => ({ cursor: node.id, node })),
          pageInfo,
          totalCount: nodes.length,
        }),
      },
      Mutation: {
        addressCreate: (_root, { input }: { input: Input }) => {
          sent.push(input);
          const line = `${input.house}, ${input.street}`;
          const node = { __typename: 'Address', id: 'addr_new', ...input, line };
          return refusal ?? { __typename: 'AddressCreatePayload', addressEdge: { cursor: 'new', node } };
        },
        addressUpdate: (_root, { input: { addressId, ...values } }: { input: Input & { addressId: string } }) => {
          sent.push({ addressId, ...values });
          return (
            refusal ?? {
              __typename: 'AddressUpdatePayload',
              address: { __typename: 'Address', id: addressId, ...values, line: `${values.house}, ${values.street}` },
            }
          );
        },
        addressDelete: (_root, { input }: { input: { addressId: string } }) => {
          sent.push(input);
          return refusal ?? { __typename: 'AddressDeletePayload', deletedAddressId: input.addressId };
        },
      },
    }),
    routes: [{ path: '/', loader: preload<AddressPageQuery>(addressPage, () => ({})), Component: AddressPage }],
    at: '/',
  });
  const openForm = async (button: string, title: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: button }));
    return findDialog(title);
  };
  return { ...rendered, sent, openForm };
}

async function fill(user: UserEvent, form: ReturnType<typeof within>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(form.getByLabelText(new RegExp(`^${label}`)));
    await user.click(form.getByLabelText(new RegExp(`^${label}`)));
    await user.paste(value);
  }
}

const HILL_ROAD = { Pincode: '411 001', Flat: ' 7 ', Street: 'Hill Road' };
const MORE = 'More details (optional)';
const CHANGE = 'Change the city and state';
const SENT = {
  label: 'HOME',
  house: '7',
  floor: '',
  building: '',
  street: 'Hill Road',
  landmark: '',
  pincode: '411001',
  city: 'Pune',
  state: 'Maharashtra',
  receiverName: '',
  mobile: '9876543210',
  deliveryInstructions: '',
};

describe('AddressPage', () => {
  it('saves a new address, for the account by default, and shows it', async () => {
    const { user, sent, openForm } = renderAddresses([]);
    expect(await screen.findByText('No saved addresses yet')).toBeVisible();
    const form = await openForm('Add Address', 'Add Address');
    expect(form.getByLabelText('Mobile')).toHaveValue('9876543210');
    await fill(user, form, HILL_ROAD);
    await user.click(form.getByRole('button', { name: MORE }));
    expect(form.getByRole('radio', { name: 'Home' })).toBeChecked();
    expect(form.getByLabelText(/^Receiver/)).toHaveValue('Asha Rao');
    await user.click(form.getByLabelText('Mobile'));
    await user.keyboard('{Enter}');

    await waitForDialogToClose();
    expect(screen.getByText('7, Hill Road')).toBeVisible();
    expect(screen.getByText('Home')).toBeVisible();
    expect(screen.getByText('Address added')).toBeVisible();
    expect(sent).toEqual([SENT]);
  });

  it('saves another receiver, a label and instructions, and shows the receiver with the mobile number', async () => {
    const { user, sent, openForm } = renderAddresses([]);
    const form = await openForm('Add Address', 'Add Address');
    await user.click(form.getByRole('button', { name: MORE }));
    await user.click(form.getByRole('radio', { name: 'Home' }));
    await user.keyboard('{ArrowRight}');
    expect(form.getByRole('radio', { name: 'Work' })).toBeChecked();
    const others = { Receiver: 'Ravi Kumar', Mobile: '09812345678', Instructions: 'Ask for Ravi' };
    await fill(user, form, { ...HILL_ROAD, Floor: '2', Building: 'Rose Villa', Landmark: 'City Mall', ...others });
    expect(form.getByText('12 of 200')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Submit' }));
    await waitForDialogToClose();
    expect(screen.getByText(/^Ravi Kumar · /)).toHaveTextContent('Ravi Kumar · Mobile 9812345678');
    const parts = { floor: '2', building: 'Rose Villa', landmark: 'City Mall' };
    const more = { receiverName: 'Ravi Kumar', mobile: '9812345678', deliveryInstructions: 'Ask for Ravi' };
    expect(sent).toEqual([{ ...SENT, ...parts, ...more, label: 'WORK' }]);
  });

  it.each([
    ['+91 (0) 98123-45678', '411\u00a0001'],
    ['\u202a+91\u00a098123\u201145678\u202c', '\u200b411-001\u200e'],
    ['tel:+919812345678', '४११००१'],
    ['९८१२३ ४५६७८', '4 1 1 0 0 1'],
  ])('sends what the server reads in %j and %j', async (mobile, pincode) => {
    const { user, sent, openForm } = renderAddresses([]);
    const form = await openForm('Add Address', 'Add Address');
    await fill(user, form, { ...HILL_ROAD, Mobile: mobile, Pincode: pincode });
    await user.click(form.getByRole('button', { name: 'Submit' }));
    await waitForDialogToClose();
    expect(sent).toEqual([{ ...SENT, mobile: '9812345678', pincode: '411001' }]);
  });

  it('shows beside each field that it is missing or invalid, focuses the first and sends no request', async () => {
    const { user, sent, openForm } = renderAddresses([]);
    const form = await openForm('Add Address', 'Add Address');
    await fill(user, form, { Pincode: '4110', Flat: '7', Mobile: '12345' });
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(form.getByLabelText('Pincode')).toHaveFocus();
    const street = form.getByLabelText('Street and area');
    expect(street).toHaveAccessibleDescription('Enter your street and area');
    expect(form.getByLabelText('City')).toHaveAccessibleDescription('Enter your city');
    expect(form.getByLabelText('State')).toHaveAccessibleDescription('Choose your state');
    expect(form.getByLabelText('Pincode')).toHaveAccessibleDescription('Enter a 6-digit pincode');
    expect(form.getByLabelText('Mobile')).toHaveAccessibleDescription('Enter a 10-digit mobile number');
    expect(form.queryByText('Enter your house number')).not.toBeInTheDocument();
    await user.type(street, 'H');
    expect(street).not.toHaveAccessibleDescription();
    expect(sent).toEqual([]);
  });

  it('asks for a pincode of the state, and again when the state changes', async () => {
    const { user, sent, openForm } = renderAddresses([]);
    const form = await openForm('Add Address', 'Add Address');
    await fill(user, form, HILL_ROAD);
    await user.click(form.getByRole('button', { name: CHANGE }));
    expect(form.getByLabelText('City')).toHaveFocus();
    expect(form.getByLabelText('Country')).toHaveValue('India');
    expect(form.getByLabelText('Country')).toHaveAttribute('readonly');
    await user.selectOptions(form.getByLabelText('State'), 'Goa');
    await user.click(form.getByRole('button', { name: 'Submit' }));
    const pincode = form.getByLabelText('Pincode');
    expect(pincode).toHaveFocus();
    expect(pincode).toHaveAccessibleDescription('Enter a pincode of Goa, or choose another state');
    await user.selectOptions(form.getByLabelText('State'), 'Maharashtra');
    expect(pincode).not.toHaveAccessibleDescription();
    await user.click(form.getByRole('button', { name: 'Submit' }));
    await waitForDialogToClose();
    expect(sent).toEqual([SENT]);
  });

  it('shows the server’s issues beside their fields and keeps typed values', async () => {
    const saved = { house: '1', street: 'First Street', state: 'Karnataka', refusal: invalid('street', 'Too long') };
    const { user, openForm } = renderAddresses(['1, First Street'], saved);
    const form = await openForm('Edit address 1, First Street', 'Edit Address');
    await fill(user, form, { Street: 'Long Street' });
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(await form.findByText('Too long')).toBeVisible();
    expect(form.getByLabelText(/^Street/)).toHaveFocus();
    expect(form.getByLabelText(/^Street/)).toHaveValue('Long Street');
  });

  it('changes an address in place', async () => {
    const { user, sent, openForm } = renderAddresses(['1, First Street'], { house: '1', street: 'First Street' });
    const form = await openForm('Edit address 1, First Street', 'Edit Address');
    await fill(user, form, { Flat: '2', Street: 'Second Street' });
    await user.keyboard('{Enter}');
    await waitForDialogToClose();
    expect(screen.getByText('2, Second Street')).toBeVisible();
    expect(sent).toMatchObject([{ addressId: 'addr_1', house: '2', street: 'Second Street', label: null }]);
  });

  it("splits the line of an earlier release's address, and asks for invalid parts", async () => {
    const earlier = { state: 'Bavaria', pincode: '80331', mobile: '+49 89 1234567' };
    const { user, sent, openForm } = renderAddresses(['Flat 4B, Rose Villa, Park Street'], earlier);
    const form = await openForm('Edit address Flat 4B, Rose Villa, Park Street', 'Edit Address');
    expect(form.getByText(/^We filled this in from your saved address/)).toBeVisible();
    expect(form.getByLabelText(/^Flat/)).toHaveValue('Flat 4B');
    expect(form.getByLabelText(/^Street/)).toHaveValue('Rose Villa, Park Street');
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(form.getByLabelText('Pincode')).toHaveFocus();
    expect(form.getByLabelText('State')).toHaveAccessibleDescription('Choose your state');
    expect(form.getByLabelText('Mobile')).toHaveAccessibleDescription('Enter a 10-digit mobile number');
    expect(sent).toEqual([]);
  });

  it('deletes an address after a confirmation', async () => {
    const { user, sent, openForm } = renderAddresses(['1 First Street', '2 Second Street']);
    const first = await openForm('Remove address 1 First Street', 'Remove this address?');
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    await waitForDialogToClose();
    expect(sent).toEqual([]);

    const second = await openForm('Remove address 1 First Street', 'Remove this address?');
    await user.click(second.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Address Remove')).toBeVisible();
    expect(screen.queryByText('1 First Street')).not.toBeInTheDocument();
    expect(screen.getByText('2 Second Street')).toBeVisible();
    await waitForDialogToClose();
    expect(screen.getByRole('list', { name: 'Saved addresses' })).toHaveFocus();
  });
});
