import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import type { AddressButtonTestQuery } from './__generated__/AddressButtonTestQuery.graphql.ts';
import { AddressButton, GuestAddressLine } from './AddressButton.tsx';
import type { AddressValues } from '../addressFields.ts';
import { AddressLine } from './AddressLine.tsx';
import { guestAddress } from './guestAddress.ts';

const query = graphql`
  query AddressButtonTestQuery {
    viewer {
      ...AddressLine_viewer
    }
  }
`;

/** An address as a form has it. */
const HILL_VALUES: AddressValues = {
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
const PLACE = { state: 'Maharashtra', country: 'India', pincode: '411001', mobile: '9876543210' };
/** Addresses as the server has them: with parts, and of an earlier release. */
const HILL_ROAD = { ...PLACE, label: 'HOME', house: '7', street: 'Hill Road', line: '7, Hill Road', city: 'Pune' };
const PARK_STREET = { ...PLACE, line: '12 Park Street', city: 'Kolkata' };
type Address = typeof PARK_STREET;
const HILL_LINE = 'Home · 7, Hill Road';

interface Server {
  /** Null for a visitor. */
  saved: Address[] | null;
  isRefusing?: boolean;
}

/** Renders the header's button; the server keeps saved addresses. */
function renderButton(server: Server) {
  const { saved } = server;
  const nodes = (saved ?? []).map((address, place) => ({ __typename: 'Address', id: `addr_${place + 1}`, ...address }));
  const created: AddressValues[] = [];
  const rendered = renderWithRelay<AddressButtonTestQuery>({
    query,
    resolvers: () => ({
      Query: { viewer: () => saved && { __typename: 'User', id: 'user_1' } },
      User: {
        addresses: (_root: unknown, paging: Parameters<typeof fakeConnection>[1]) => fakeConnection(nodes, paging),
      },
      Mutation: {
        addressCreate: (_root: unknown, { input }: { input: AddressValues }) => {
          if (server.isRefusing) return { __typename: 'InvalidInputError', message: 'Please check', issues: [] };
          created.push(input);
          const line = `${input.house}, ${input.street}`;
          const node = { __typename: 'Address', id: 'addr_new', country: 'India', ...input, line };
          nodes.push(node);
          return { __typename: 'AddressCreatePayload', addressEdge: { cursor: 'new', node } };
        },
      },
    }),
    children: ({ viewer }) => (
      <AddressButton>{viewer == null ? <GuestAddressLine /> : <AddressLine viewer={viewer} />}</AddressButton>
    ),
    at: '/search?q=milk',
  });
  const button = (address: string) => screen.findByRole('button', { name: `Delivery in 10 minutes ${address}` });
  const open = async (address: string) => {
    await rendered.user.click(await button(address));
    return findDialog('Delivery address');
  };
  return { ...rendered, created, button, open };
}

describe('AddressButton', () => {
  it('shows the newest address if none is chosen', async () => {
    const { button } = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    expect(await button(HILL_LINE)).toBeVisible();
  });

  it('chooses another saved address by a press, which closes the sheet, and keeps the choice', async () => {
    const { user, open, button, unmount } = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    const sheet = await open(HILL_LINE);
    expect(await sheet.findByRole('radio', { name: /7, Hill Road/ })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: /12 Park Street/ }));
    await waitForDialogToClose();
    expect(await button('12 Park Street, Kolkata')).toBeVisible();
    unmount();
    const again = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    expect(await again.button('12 Park Street, Kolkata')).toBeVisible();
  });

  it('keeps the query of the sheet while it is shown', async () => {
    const logged = vi.spyOn(console, 'error');
    const { open } = renderButton({ saved: [HILL_ROAD] });
    const sheet = await open(HILL_LINE);
    expect(await sheet.findByRole('radio', { name: /7, Hill Road/ })).toBeChecked();
    expect(logged.mock.calls.flat()).not.toContainEqual(expect.stringContaining('to not be disposed')); // Relay's warning
  });

  it('shows the newest address again when the chosen one was deleted', async () => {
    localStorage.setItem('kirana.chosenAddress.user_1', 'addr_9');
    const { button } = renderButton({ saved: [HILL_ROAD] });
    expect(await button(HILL_LINE)).toBeVisible();
  });

  it("does not use another person's choice", async () => {
    localStorage.setItem('kirana.chosenAddress.user_2', 'addr_2');
    const { button } = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    expect(await button(HILL_LINE)).toBeVisible();
  });

  it('changes an address in the sheet', async () => {
    const { user, open } = renderButton({ saved: [HILL_ROAD] });
    const sheet = await open(HILL_LINE);
    await user.click(await sheet.findByRole('button', { name: 'Edit address 7, Hill Road' }));
    expect((await findDialog('Edit Address')).getByLabelText(/^Flat/)).toHaveValue('7');
  });

  it('keeps the address that a visitor enters, and lets them change and remove it', async () => {
    const { user, open, button, unmount } = renderButton({ saved: null });
    const sheet = await open('Add your address');
    const values = { Pincode: '411 001', Flat: ' 7 ', Street: 'Hill Road', Mobile: '+91 98765-43210' };
    for (const [label, value] of Object.entries(values)) {
      await user.click(await sheet.findByLabelText(new RegExp(`^${label}`)));
      await user.paste(value);
    }
    await user.keyboard('{Enter}');
    await waitForDialogToClose();
    expect(await button(HILL_LINE)).toBeVisible();
    expect(guestAddress.read()).toEqual(HILL_VALUES);
    unmount();

    const again = renderButton({ saved: null });
    const kept = await again.open(HILL_LINE);
    expect(await kept.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fsearch%3Fq%3Dmilk',
    );
    await again.user.click(kept.getByRole('button', { name: 'Edit address' }));
    expect(kept.getByLabelText(/^Flat/)).toHaveValue('7');
    await again.user.keyboard('{Escape}');
    await waitForDialogToClose();
    const last = await again.open(HILL_LINE);
    await again.user.click(await last.findByRole('button', { name: 'Remove' }));
    expect(guestAddress.read()).toBeNull();
    expect(await last.findByLabelText(/^Flat/)).toHaveValue('');
  });

  it.each(['{"line":7}', JSON.stringify(PARK_STREET), '{'])('ignores %s stored on the device', async (stored) => {
    localStorage.setItem('kirana.guestAddress', stored);
    const { button } = renderButton({ saved: null });
    expect(await button('Add your address')).toBeVisible();
  });

  it("saves a visitor's address once after the login, chooses it and deletes the device's copy", async () => {
    guestAddress.save(HILL_VALUES);
    const { button, created } = renderButton({ saved: [PARK_STREET] });
    expect(await screen.findByText('Your address is saved to your account')).toBeVisible();
    expect(await button(HILL_LINE)).toBeVisible();
    expect(created).toEqual([HILL_VALUES]);
    expect(guestAddress.read()).toBeNull();
    expect(localStorage.getItem('kirana.chosenAddress.user_1')).toBe('addr_new');
  });

  it('chooses an equal address that is saved already', async () => {
    guestAddress.save(HILL_VALUES);
    const { button, created } = renderButton({ saved: [PARK_STREET, HILL_ROAD] });
    await waitFor(() => expect(guestAddress.read()).toBeNull());
    expect(await button(HILL_LINE)).toBeVisible();
    expect(created).toEqual([]);
  });

  it('keeps an address that the server refuses, to be changed and submitted again', async () => {
    guestAddress.save(HILL_VALUES);
    const server = { saved: [PARK_STREET], isRefusing: true };
    const { user, button, open, created } = renderButton(server);
    expect(await screen.findByText('We couldn’t save your address. Open it above to fix it.')).toBeVisible();
    expect(await button('12 Park Street, Kolkata')).toBeVisible();
    expect(guestAddress.read()).toBeNull();

    const sheet = await open('12 Park Street, Kolkata');
    expect(await sheet.findByText('This address isn’t saved yet. Check it and try again.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Edit address' }));
    const form = await findDialog('Add Address');
    expect(form.getByLabelText(/^Street/)).toHaveValue('Hill Road');
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please check')).toBeVisible();
    server.isRefusing = false;
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(await button(HILL_LINE)).toBeVisible();
    expect(created).toEqual([HILL_VALUES]);
    expect(localStorage.getItem('kirana.refusedAddress.user_1')).toBeNull();
  });

  it("keeps the visitor's address when the server cannot be reached", async () => {
    guestAddress.save(HILL_VALUES);
    const { requests } = renderWithRelay<AddressButtonTestQuery>({
      query,
      answer: ({ name }) => (name === 'importGuestAddressQuery' ? Promise.reject(new Error('unplugged')) : undefined),
      children: ({ viewer }) => viewer && <AddressLine viewer={viewer} />,
    });
    expect(await screen.findByText(HILL_LINE)).toBeVisible();
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('importGuestAddressQuery'));
    expect(guestAddress.read()).toEqual(HILL_VALUES);
  });
});
