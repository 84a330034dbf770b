import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { INDIAN_STATE_NAMES, isPincodeOf } from '@kirana/shared/pincodes.ts';
import { describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { AddressValues } from './addressFields.ts';
import { AddressForm } from './AddressForm.tsx';
import { followPincode, startValues } from './addressValues.ts';
import places from './pincodePlaces.json' with { type: 'json' };

const EMPTY = startValues(undefined, undefined);
const enter = (pincode: string, values: Partial<AddressValues> = {}, former = '') =>
  followPincode({ ...EMPTY, ...values }, pincode, former);

describe('followPincode', () => {
  it.each([
    ['560034', 'Bengaluru', 'Karnataka'],
    ['110001', 'New Delhi', 'Delhi'],
    ['400 050', 'Mumbai', 'Maharashtra'],
    ['600-004', 'Chennai', 'Tamil Nadu'],
    ['७०००१६', 'Kolkata', 'West Bengal'],
    ['500081', 'Hyderabad', 'Telangana'],
    ['411001', 'Pune', 'Maharashtra'],
    ['380009', 'Ahmedabad', 'Gujarat'],
  ])('fills in both of %s', (pincode, city, state) => {
    expect(enter(pincode)).toEqual({ city, state });
  });

  it.each([
    ['400601', 'Maharashtra', 'Thane'],
    ['403001', 'Goa', 'Panaji'],
    ['700124', 'West Bengal', 'Barasat'],
    ['682555', 'Lakshadweep', 'Kavaratti'],
    ['682501', 'Kerala', 'Malipuram'],
    ['140603', 'Punjab', 'Zirakpur'],
    ['247001', 'Uttar Pradesh', 'Saharanpur'],
    ['783301', 'Assam', 'Dhubri'],
    ['194101', 'Ladakh', 'Leh'],
  ])('fills in the state alone of %s, which has several cities, as %s', (pincode, state, _city) => {
    expect(enter(pincode)).toEqual({ city: '', state });
  });

  it.each([
    ['605001', 'Puducherry or Tamil Nadu'],
    ['609602', 'Karaikal or Nagapattinam'],
    ['533464', 'Yanam or Andhra Pradesh'],
    ['673310', 'Mahe or Kerala'],
    ['362520', 'Diu or Gujarat'],
    ['396210', 'Daman or Gujarat'],
    ['160055', 'Mohali or Chandigarh'],
    ['247667', 'Roorkee or Saharanpur'],
    ['900056', 'an army post office'],
  ])('fills in nothing of %s: %s', (pincode) => {
    expect(enter(pincode)).toEqual({ city: '', state: '' });
  });

  it('waits for six digits', () => {
    expect(enter('56003')).toBeNull();
    expect(enter('056003')).toBeNull();
  });

  it('keeps what the shopper has entered in the same state, and replaces what a pincode has filled in', () => {
    const bangalore = { city: 'Bangalore', state: 'Karnataka' };
    expect(enter('560034', bangalore, '560001')).toEqual(bangalore);
    expect(enter('400050', bangalore, '560001')).toEqual({ city: 'Mumbai', state: 'Maharashtra' });
    expect(enter('400601', { city: 'Mumbai', state: 'Maharashtra' }, '400050')).toEqual({
      city: '',
      state: 'Maharashtra',
    });
    expect(enter('605001', { city: 'Puducherry', state: 'Puducherry' }, '')).toEqual({
      city: 'Puducherry',
      state: 'Puducherry',
    });
  });

  it('names stored states, and no prefix of another state', () => {
    const table = Object.entries(places.states).map(([state, prefixes]) => [state, prefixes.split(' ')] as const);
    for (const [state, prefixes] of table) {
      expect(INDIAN_STATE_NAMES).toContain(state);
      for (const prefix of prefixes) expect(isPincodeOf(state, prefix.padEnd(6, '0')), `${state} ${prefix}`).toBe(true);
    }
    const all = table.flatMap(([, prefixes]) => prefixes);
    expect(all.filter((prefix) => all.some((other) => other !== prefix && prefix.startsWith(other)))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    for (const prefix of Object.values(places.cities).flatMap((prefixes) => prefixes.split(' '))) {
      expect(
        all.some((each) => prefix.startsWith(each)),
        prefix,
      ).toBe(true);
    }
  });
});

describe('The form of an address', () => {
  const renderForm = async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup();
    renderWithRelay({ routes: [{ path: '/', element: <AddressForm isBusy={false} onSubmit={onSubmit} /> }], at: '/' });
    await user.click(await screen.findByLabelText('Pincode'));
    return { user, onSubmit };
  };

  it('goes from the pincode to the house, with city and state in one line that can be changed', async () => {
    const { user, onSubmit } = await renderForm();
    expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
    await user.keyboard('560034');
    expect(screen.getByRole('status')).toHaveTextContent('Bengaluru, Karnataka');
    expect(screen.getByLabelText('Flat / house no.')).toHaveFocus();
    await user.keyboard('7');
    await user.type(screen.getByLabelText('Street and area'), 'Hill Road');
    await user.type(screen.getByLabelText('Mobile'), '9876543210{Enter}');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ pincode: '560034', city: 'Bengaluru', state: 'Karnataka' });
    await user.click(screen.getByRole('button', { name: 'Change the city and state' }));
    await user.clear(screen.getByLabelText('City'));
    await user.keyboard('Bangalore{Enter}');
    expect(onSubmit.mock.calls[1]?.[0]).toMatchObject({ city: 'Bangalore', state: 'Karnataka' });
  });

  it('asks for what the pincode does not say', async () => {
    const { user } = await renderForm();
    await user.keyboard('605001');
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(screen.getByLabelText('State')).toHaveValue('');
    await user.click(screen.getByLabelText('Pincode'));
    await user.keyboard('{Backspace>6/}403001');
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(screen.getByLabelText('State')).toHaveValue('Goa');
  });
});
