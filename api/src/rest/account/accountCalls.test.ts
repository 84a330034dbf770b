import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { makeAddress, makeCartLine, makeProduct, newId } from '../../testing/fixtures.ts';
import { anyDateTime, anyUrl, idOf, moments, ok, openRestClients, photoForm } from '../../testing/rest/restClients.ts';

let rest: Awaited<ReturnType<typeof openRestClients>>;
beforeAll(async () => void (rest = await openRestClients()));
afterAll(() => rest.close());

describe('accounts', () => {
  it('are registered, and returned without secrets', async () => {
    const email = `${newId()}@kirana.example`;
    const person = { name: 'Asha', email, password: 'a long password', confirmPassword: 'a long password' };
    const { message, data } = await ok(rest.guest, 'POST user/register', person);
    expect(message).toBe('User register successfully');
    expect(data).toEqual({
      ...{ _id: idOf('user'), name: 'Asha', email, avatar: '', mobile: '', verify_email: false },
      ...{ last_login_date: anyDateTime, status: 'Active', role: 'USER', ...moments },
    });
  });

  it('return the viewer, with the ids of their addresses, cart lines and orders', async () => {
    const { viewer, client, userId } = await rest.makeClient();
    const addressId = encodeId('Address', await makeAddress(viewer));
    const lineId = encodeId('CartLine', await makeCartLine(viewer, (await makeProduct()).id));
    const { message, data } = await ok(client, 'GET user/user-details');
    expect(message).toBe('user details');
    expect(data).toMatchObject({ _id: userId, role: 'USER', status: 'Active' });
    expect(data).toMatchObject({ address_details: [addressId], shopping_cart: [lineId], orderHistory: [] });
  });

  it.each(['PICKER', 'RIDER'] as const)('show a %s as a user, and an admin as ADMIN', async (role) => {
    const { client } = await rest.makeClient(role);
    expect((await ok(client, 'GET user/user-details')).data.role).toBe('USER');
    expect((await ok(rest.admin, 'GET user/user-details')).data.role).toBe('ADMIN');
  });

  it('may be sent back as returned, also without a mobile number', async () => {
    const { client } = await rest.makeClient();
    const { data: user } = await ok(client, 'GET user/user-details');
    expect(user.mobile).toBe('');
    expect((await ok(client, 'PUT user/update-user', { ...user, name: 'Meera' })).data).toMatchObject({
      name: 'Meera',
      mobile: '',
    });
  });

  it('accept a changed name and number, and a picture', async () => {
    const { client, userId } = await rest.makeClient();
    expect(await ok(client, 'PUT user/update-user', { name: 'Meera' })).toMatchObject({
      message: 'Updated successfully',
      data: { name: 'Meera', mobile: '' },
    });
    expect((await ok(client, 'PUT user/update-user', { mobile: 9800000000 })).data).toMatchObject({
      name: 'Meera',
      mobile: '9800000000',
    });
    const { message, data } = await ok(client, 'PUT user/upload-avatar', await photoForm('avatar'));
    expect({ message, data }).toEqual({ message: 'upload profile', data: { _id: userId, avatar: anyUrl } });
    expect((await ok(client, 'GET user/user-details')).data.avatar).toBe(data.avatar);
  });
});
