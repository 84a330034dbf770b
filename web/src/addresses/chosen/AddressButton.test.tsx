import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../ui/testing/waitForDialogToClose.ts';
import { toastStore } from '../../ui/toasts/toastStore.ts';
import type { AddressButtonTestQuery } from './__generated__/AddressButtonTestQuery.graphql.ts';
import { AddressButton } from './AddressButton.tsx';
import { AddressLine } from './AddressLine.tsx';
import { guestAddress } from './guestAddress.ts';
import { GuestAddressLine } from './GuestAddressLine.tsx';

const query = graphql`
  query AddressButtonTestQuery {
    viewer {
      ...AddressLine_viewer
    }
  }
`;

const HILL_ROAD = {
  line: '7 Hill Road',
  city: 'Pune',
  state: 'Goa',
  country: 'India',
  pincode: '411001',
  mobile: '9876543210',
};
const PARK_STREET = { ...HILL_ROAD, line: '12 Park Street', city: 'Kolkata' };
type Address = typeof HILL_ROAD;

interface Server {
  /** Null for a visitor. */
  saved: Address[] | null;
  isRefusing?: boolean;
}

/** Renders the header's button; the server keeps what is saved. */
function renderButton({ saved, isRefusing = false }: Server) {
  const nodes = (saved ?? []).map((address, place) => ({ __typename: 'Address', id: `addr_${place + 1}`, ...address }));
  const created: Address[] = [];
  const rendered = renderWithRelay<AddressButtonTestQuery>({
    query,
    resolvers: () => ({
      Query: { viewer: () => saved && { __typename: 'User', id: 'user_1' } },
      User: {
        addresses: (_root: unknown, paging: Parameters<typeof fakeConnection>[1]) => fakeConnection(nodes, paging),
      },
      Mutation: {
        addressCreate: (_root: unknown, { input }: { input: Address }) => {
          if (isRefusing) return { __typename: 'InvalidInputError', message: 'Please check', issues: [] };
          created.push(input);
          const node = { __typename: 'Address', id: 'addr_new', ...input };
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

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

describe('AddressButton', () => {
  it('shows the newest address of somebody who has chosen none', async () => {
    const { button } = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    expect(await button('7 Hill Road, Pune')).toBeVisible();
  });

  it('chooses another saved address by a press, which closes the sheet, and keeps the choice', async () => {
    const { user, open, button, unmount } = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    const sheet = await open('7 Hill Road, Pune');
    expect(await sheet.findByRole('radio', { name: /7 Hill Road/ })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: /12 Park Street/ }));
    await waitForDialogToClose();
    expect(await button('12 Park Street, Kolkata')).toBeVisible();
    unmount();
    const again = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    expect(await again.button('12 Park Street, Kolkata')).toBeVisible();
  });

  it('shows the newest address again when the chosen one was deleted', async () => {
    localStorage.setItem('kirana.chosenAddress.user_1', 'addr_9');
    const { button } = renderButton({ saved: [HILL_ROAD] });
    expect(await button('7 Hill Road, Pune')).toBeVisible();
  });

  it("does not use another person's choice", async () => {
    localStorage.setItem('kirana.chosenAddress.user_2', 'addr_2');
    const { button } = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    expect(await button('7 Hill Road, Pune')).toBeVisible();
  });

  it('changes an address in the sheet', async () => {
    const { user, open } = renderButton({ saved: [HILL_ROAD] });
    const sheet = await open('7 Hill Road, Pune');
    await user.click(await sheet.findByRole('button', { name: 'Edit address 7 Hill Road' }));
    expect((await findDialog('Edit Address')).getByLabelText(/^Address line/)).toHaveValue('7 Hill Road');
  });

  it('keeps the address that a visitor enters, and lets them change and remove it', async () => {
    const { user, open, button, unmount } = renderButton({ saved: null });
    const sheet = await open('Add your address');
    const values = {
      'Address line': '7 Hill Road',
      City: 'Pune',
      State: 'Goa',
      Pincode: '411001',
      Mobile: '9876543210',
    };
    for (const [label, value] of Object.entries(values)) {
      await user.click(await sheet.findByLabelText(new RegExp(`^${label}`)));
      await user.paste(value);
    }
    await user.keyboard('{Enter}');
    await waitForDialogToClose();
    expect(await button('7 Hill Road, Pune')).toBeVisible();
    expect(guestAddress.read()).toEqual(HILL_ROAD);
    unmount();

    const again = renderButton({ saved: null });
    const kept = await again.open('7 Hill Road, Pune');
    expect(await kept.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fsearch%3Fq%3Dmilk',
    );
    await again.user.click(kept.getByRole('button', { name: 'Edit address' }));
    expect(kept.getByLabelText(/^Address line/)).toHaveValue('7 Hill Road');
    await again.user.keyboard('{Escape}');
    await waitForDialogToClose();
    const last = await again.open('7 Hill Road, Pune');
    await again.user.click(await last.findByRole('button', { name: 'Remove' }));
    expect(guestAddress.read()).toBeNull();
    expect(await last.findByLabelText(/^Address line/)).toHaveValue('');
  });

  it('ignores what the device keeps in another form', async () => {
    localStorage.setItem('kirana.guestAddress', '{"line":7}');
    const { button } = renderButton({ saved: null });
    expect(await button('Add your address')).toBeVisible();
  });

  it("saves a visitor's address once after the login, chooses it and forgets the device's copy", async () => {
    guestAddress.save(HILL_ROAD);
    const { button, created } = renderButton({ saved: [PARK_STREET] });
    expect(await screen.findByText('Your address is saved to your account')).toBeVisible();
    expect(await button('7 Hill Road, Pune')).toBeVisible();
    expect(created).toEqual([HILL_ROAD]);
    expect(guestAddress.read()).toBeNull();
    expect(localStorage.getItem('kirana.chosenAddress.user_1')).toBe('addr_new');
  });

  it('chooses an equal address that is saved already', async () => {
    guestAddress.save(PARK_STREET);
    const { button, created } = renderButton({ saved: [HILL_ROAD, PARK_STREET] });
    await waitFor(() => expect(guestAddress.read()).toBeNull());
    expect(await button('12 Park Street, Kolkata')).toBeVisible();
    expect(created).toEqual([]);
  });

  it('says that the server refused the address', async () => {
    guestAddress.save(HILL_ROAD);
    const { button } = renderButton({ saved: [PARK_STREET], isRefusing: true });
    expect(await screen.findByText('We couldn’t save your address. Please add it again.')).toBeVisible();
    expect(await button('12 Park Street, Kolkata')).toBeVisible();
    expect(guestAddress.read()).toBeNull();
  });

  it("keeps the visitor's address when the server cannot be reached", async () => {
    guestAddress.save(HILL_ROAD);
    const { requests } = renderWithRelay<AddressButtonTestQuery>({
      query,
      answer: ({ name }) => (name === 'importGuestAddressQuery' ? Promise.reject(new Error('unplugged')) : undefined),
      children: ({ viewer }) => viewer && <AddressLine viewer={viewer} />,
    });
    expect(await screen.findByText('7 Hill Road, Pune')).toBeVisible();
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('importGuestAddressQuery'));
    expect(guestAddress.read()).toEqual(HILL_ROAD);
  });
});
