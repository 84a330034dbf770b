import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { beforeEach, describe, expect, it } from 'vitest';
import { connection } from '../../../../mock/mocks.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import { startAt } from '../addressValues.ts';
import type { ServiceabilityTestQuery } from './__generated__/ServiceabilityTestQuery.graphql.ts';
import { AddressButton } from './AddressButton.tsx';
import { AddressLine } from './AddressLine.tsx';
import { checkedPincode, guestAddress } from './guestAddress.ts';
import { GuestPlaceLine } from './GuestPlaceLine.tsx';

const query = graphql`
  query ServiceabilityTestQuery {
    viewer {
      ...AddressLine_viewer
    }
  }
`;

const DELHI = { __typename: 'Address', id: 'addr_1', line: '1 Mall Road', pincode: '110001', isServiceable: false };
const BENGALURU = { __typename: 'Address', id: 'addr_2', line: '2 MG Road', pincode: '560001', isServiceable: true };
const GUEST = { ...startAt('110001'), house: '7', street: 'Hill Road', mobile: '9876543210' };
const UNSERVED = 'We don’t deliver to 110001 yet.';

/** Renders the header's button in a shop that delivers to 560…; `saved` are a viewer's addresses, null for a visitor. */
function renderButton(saved: object[] | null, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  return renderWithRelay<ServiceabilityTestQuery>({
    query,
    answer,
    resolvers: () => ({
      Query: {
        viewer: () => saved && { __typename: 'User', id: 'user_1' },
        shop: () => ({ deliversEverywhere: false }),
      },
      Shop: { isServiceable: (_shop: unknown, { pincode }: { pincode: string }) => pincode.startsWith('560') },
      User: { addresses: () => connection(saved ?? [], { first: 50 }) },
    }),
    children: ({ viewer }) => (
      <AddressButton>{viewer == null ? <GuestPlaceLine /> : <AddressLine viewer={viewer} />}</AddressButton>
    ),
  });
}
const openSheet = async (user: ReturnType<typeof renderButton>['user'], name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return findDialog('Delivery address');
};

describe('A shop that does not deliver everywhere', () => {
  beforeEach(() => localStorage.clear());

  it('answers for a pincode at once, keeps it on the device, and says it in the header', async () => {
    const { user, unmount } = renderButton(null);
    const sheet = await openSheet(user, /^Delivery in 10 minutes Add your address/);
    const field = await sheet.findByLabelText('Check your pincode');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.type(field, '५६० ००१');
    expect(await sheet.findByText('We deliver to 560001.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '110001');
    expect(await sheet.findByText(UNSERVED)).toBeVisible();
    expect(field).toHaveAccessibleDescription(UNSERVED);
    expect(within(screen.getByRole('status', { hidden: true })).getByText(UNSERVED)).toBeInTheDocument();
    await user.type(field, '9');
    expect(field).toHaveAccessibleDescription('Enter a 6-digit pincode, such as 560001');
    unmount();
    const again = renderButton(null);
    const kept = await openSheet(again.user, /^We don’t deliver to 110001 yet/);
    expect(await kept.findByLabelText('Check your pincode')).toHaveValue('110001');
  });

  it('takes the pincode over into the form of a new address, where it says it too', async () => {
    checkedPincode.keep('110001');
    const { user } = renderButton(null);
    const sheet = await openSheet(user, /Add your address/);
    await user.click(await sheet.findByRole('button', { name: 'Add your address' }));
    expect(sheet.getByLabelText('Pincode')).toHaveValue('110001');
    expect(await sheet.findByText('New Delhi, Delhi')).toBeVisible();
    expect(await sheet.findByText(UNSERVED)).toBeVisible();
    await user.type(sheet.getByLabelText(/^Flat/), '7');
    await user.type(sheet.getByLabelText(/^Street/), 'Hill Road');
    await user.type(sheet.getByLabelText('Mobile'), '9876543210{Enter}');
    await waitForDialogToClose();
    expect(guestAddress.read()).toMatchObject({ pincode: '110001', house: '7' });
  });

  it('says it of a visitor’s address, and hides the promises of the page', async () => {
    guestAddress.save(GUEST);
    const { user, container } = renderButton(null);
    await waitFor(() => expect(container.querySelector('[data-unserved]')).not.toBeNull());
    const sheet = await openSheet(user, /^We don’t deliver to 110001 yet Home · 7, Hill Road/);
    expect(await sheet.findByText(UNSERVED)).toBeVisible();
  });

  it('lets a failed check be tried again', async () => {
    let isDown = true;
    const { user } = renderButton([BENGALURU], ({ name }) =>
      isDown && name === 'PincodeAnswerQuery' ? Promise.reject(new Error('unplugged')) : undefined,
    );
    const sheet = await openSheet(user, /^Delivery in 10 minutes/);
    await user.type(await sheet.findByLabelText('Check your pincode'), '560001');
    const retry = await sheet.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await sheet.findByText('We deliver to 560001.')).toBeVisible();
  });

  it('chooses the newest saved address that it delivers to, and refuses the others with the reason', async () => {
    const { user } = renderButton([DELHI, BENGALURU]);
    const sheet = await openSheet(user, /^Delivery in 10 minutes 2 MG Road/);
    expect(await sheet.findByRole('radio', { name: /2 MG Road/ })).toBeChecked();
    const other = sheet.getByRole('radio', { name: /1 Mall Road/ });
    expect(other).toBeDisabled();
    expect(other).toHaveAccessibleDescription(UNSERVED);
    await user.click(sheet.getByText('1 Mall Road'));
    expect(other).not.toBeChecked();
  });

  it('says it in the header of an address that was chosen before', async () => {
    localStorage.setItem('kirana.chosenAddress.user_1', 'addr_1');
    const { user } = renderButton([DELHI, BENGALURU]);
    const sheet = await openSheet(user, /^We don’t deliver to 110001 yet 1 Mall Road/);
    await user.click(await sheet.findByRole('radio', { name: /2 MG Road/ }));
    await waitForDialogToClose();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Delivery in 10 minutes 2 MG Road/ })).toBeVisible(),
    );
  });
});
