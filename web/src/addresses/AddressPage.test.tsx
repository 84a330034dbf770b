import { screen, type within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { preload } from '../relay/preload.ts';
import { renderWithRelay } from '../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../ui/testing/waitForDialogToClose.ts';
import { toastStore } from '../ui/toasts/toastStore.ts';
import addressPage, { type AddressPageQuery } from './__generated__/AddressPageQuery.graphql.ts';
import { AddressPage } from './AddressPage.tsx';

type Input = Record<'line' | 'city' | 'state' | 'country' | 'pincode' | 'mobile', string>;

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const invalid = (path: string, message: string) => ({
  __typename: 'InvalidInputError',
  message: 'Please check the marked fields.',
  issues: [{ path, message }],
});

function renderAddresses(lines: string[], refusal?: unknown) {
  const nodes = lines.map((line, index) => ({ __typename: 'Address', id: `addr_${index + 1}`, line }));
  const sent: unknown[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      User: {
        addresses: () => ({
          edges: nodes.map((node) => ({ cursor: node.id, node })),
          pageInfo,
          totalCount: nodes.length,
        }),
      },
      Mutation: {
        addressCreate: (_root, { input }: { input: Input }) => {
          sent.push(input);
          const node = { __typename: 'Address', id: 'addr_new', ...input };
          return refusal ?? { __typename: 'AddressCreatePayload', addressEdge: { cursor: 'new', node } };
        },
        addressUpdate: (_root, { input: { addressId, ...values } }: { input: Input & { addressId: string } }) => {
          sent.push({ addressId, ...values });
          return (
            refusal ?? {
              __typename: 'AddressUpdatePayload',
              address: { __typename: 'Address', id: addressId, ...values },
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

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

describe('AddressPage', () => {
  it('saves a new address, in India by default, and shows it', async () => {
    const { user, sent, openForm } = renderAddresses([]);
    expect(await screen.findByText('No saved addresses yet')).toBeVisible();
    const form = await openForm('Add Address', 'Add Address');
    await fill(user, form, {
      'Address line': ' 7 Hill Road ',
      City: 'Pune',
      State: 'Goa',
      Pincode: '411001',
      Mobile: '9876543210',
    });
    await user.keyboard('{Enter}');

    await waitForDialogToClose();
    expect(screen.getByText('7 Hill Road')).toBeVisible();
    expect(screen.getByText('India - 411001')).toBeVisible();
    expect(screen.getByText('Address added')).toBeVisible();
    expect(sent).toEqual([
      {
        line: '7 Hill Road',
        city: 'Pune',
        state: 'Goa',
        country: 'India',
        pincode: '411001',
        mobile: '9876543210',
      },
    ]);
  });

  it('shows beside each empty field that it is missing, focuses the first and sends no request', async () => {
    const { user, sent, openForm } = renderAddresses([]);
    const form = await openForm('Add Address', 'Add Address');
    await fill(user, form, { 'Address line': '7 Hill Road', State: '   ' });
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(form.getByLabelText(/^City/)).toHaveFocus();
    expect(form.getByLabelText(/^City/)).toHaveAccessibleDescription('Enter your city');
    expect(form.getByLabelText(/^State/)).toHaveAccessibleDescription('Enter your state');
    expect(form.getByLabelText(/^Country/)).toHaveValue('India');
    expect(form.queryByText('Enter your address line')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows the server’s issues beside their fields and keeps what was typed', async () => {
    const { user, openForm } = renderAddresses(
      ['1 First Street'],
      invalid('input.pincode', 'A pincode has six digits'),
    );
    const form = await openForm('Edit address 1 First Street', 'Edit Address');
    await fill(user, form, { Pincode: '12' });
    await user.click(form.getByRole('button', { name: 'Submit' }));
    expect(await form.findByText('A pincode has six digits')).toBeVisible();
    expect(form.getByLabelText(/^Pincode/)).toHaveFocus();
    expect(form.getByLabelText(/^Pincode/)).toHaveValue('12');
  });

  it('changes an address in place', async () => {
    const { user, sent, openForm } = renderAddresses(['1 First Street']);
    const form = await openForm('Edit address 1 First Street', 'Edit Address');
    const line = form.getByLabelText(/^Address line/);
    expect(line).toHaveValue('1 First Street');
    await fill(user, form, { 'Address line': '2 Second Street' });
    await user.keyboard('{Enter}');
    await waitForDialogToClose();
    expect(screen.getByText('2 Second Street')).toBeVisible();
    expect(sent).toMatchObject([{ addressId: 'addr_1', line: '2 Second Street', city: 'Bengaluru' }]);
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
