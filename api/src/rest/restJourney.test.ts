import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { hashPassword } from '../shop/identity/login/password.ts';
import { makeProduct, makeShopper } from '../testing/fixtures.ts';
import { readMail } from '../testing/readMail.ts';
import { photoForm } from '../testing/rest/restClients.ts';
import { openRestServer, type RestClient } from '../testing/rest/restServer.ts';

const ORIGIN = 'https://old-client.example';
const PERSON = {
  name: 'Asha',
  email: 'asha@kirana.example',
  password: 'a long password',
  confirmPassword: 'a long password',
};
const ADDRESS = {
  address_line: '12 Park Street',
  city: 'Kolkata',
  state: 'West Bengal',
  country: 'India',
  pincode: '700016',
  mobile: '9800000000',
};

describe('a client of another site, with a cookie jar alone', () => {
  let shop: Awaited<ReturnType<typeof openRestServer>>;
  let client: RestClient;
  let productId: string;
  beforeAll(async () => {
    shop = await openRestServer({ CORS_ORIGINS: ORIGIN, PUBLIC_URL: 'https://kirana.example' });
    client = shop.client({ origin: ORIGIN });
    productId = encodeId('Product', (await makeProduct({ discountPercent: 15 })).id);
  });
  afterAll(() => shop.close());

  const ok = async (call: string, body?: unknown) => {
    const reply = await client.call(call, body);
    expect(reply.body).toMatchObject({ success: true, error: false });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    return reply.body;
  };

  it('registers, logs in, fills a cart, saves an address, orders, and logs out', async () => {
    expect((await ok('POST user/register', PERSON)).message).toBe('User register successfully');
    const login = await ok('POST user/login', { email: PERSON.email, password: PERSON.password });
    expect(login).toMatchObject({ message: 'Login successfully', data: { accesstoken: expect.any(String) } });
    expect((await ok('GET user/user-details')).data).toMatchObject({ email: PERSON.email, role: 'USER' });

    expect((await ok('POST cart/create', { productId })).data).toMatchObject({ quantity: 1, productId });
    const [line] = (await ok('GET cart/get')).data;
    await ok('PUT cart/update-qty', { _id: line._id, qty: 2 });
    const { data: cart } = await ok('GET cart/get');
    expect(cart[0]).toMatchObject({ quantity: 2, productId: { _id: productId, price: 100, discount: 15 } });

    const { data: address } = await ok('POST address/create', ADDRESS);
    const order = { list_items: cart, addressId: address._id, subTotalAmt: 170, totalAmt: 170 };
    const { data: rows, message } = await ok('POST order/cash-on-delivery', order);
    expect(message).toBe('Order successfully');
    expect((await ok('GET order/order-list')).data).toEqual(rows);
    expect((await ok('GET cart/get')).data).toEqual([]);
    expect((await ok('GET user/logout')).message).toBe('Logout successfully');
    expect((await client.call('GET user/user-details')).status).toBe(401);
  });

  it('sets a new password with the mailed code', async () => {
    expect((await ok('PUT user/forgot-password', { email: PERSON.email })).message).toBe('check your email');
    const otp = (await readMail(PERSON.email))?.code;
    await ok('PUT user/verify-forgot-password-otp', { email: PERSON.email, otp });
    const next = { email: PERSON.email, newPassword: 'another password', confirmPassword: 'another password' };
    expect((await ok('PUT user/reset-password', next)).message).toBe('Password updated successfully.');
    await ok('POST user/login', { email: PERSON.email, password: 'another password' });
    expect(await db.user.count({ where: { email: PERSON.email } })).toBe(1);
  });

  it('takes a code that another client has requested, and goes on after wrong codes of that client', async () => {
    await ok('PUT user/forgot-password', { email: PERSON.email });
    const otp = (await readMail(PERSON.email))?.code ?? '';
    const wrong = otp === '000000' ? '111111' : '000000';
    const stranger = shop.client({ origin: ORIGIN });
    const verify = (by: RestClient, code: string) =>
      by.call('PUT user/verify-forgot-password-otp', { email: PERSON.email, otp: code });
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(stranger, wrong)).status).toBe(422);
    expect((await verify(stranger, otp)).status).toBe(422);
    expect((await verify(client, otp)).status).toBe(200);
    await ok('PUT user/forgot-password', { email: PERSON.email });
    const next = (await readMail(PERSON.email))?.code ?? '';
    expect((await verify(shop.client({ origin: ORIGIN }), next)).status).toBe(200);
  });

  it('manages the catalogue as an admin', async () => {
    const email = 'admin@kirana.example';
    await makeShopper({ email, role: 'ADMIN', passwordHash: await hashPassword('kirana-demo') });
    client = shop.client({ origin: ORIGIN });
    await ok('POST user/login', { email, password: 'kirana-demo' });
    expect((await ok('GET user/user-details')).data.role).toBe('ADMIN');

    const { url } = (await ok('POST file/upload', await photoForm('image'))).data;
    const { data: category } = await ok('POST category/add-category', { name: 'Fruits', image: url });
    const fields = { name: 'Mangoes', image: url, category: [category] };
    const { data: subCategory } = await ok('POST subcategory/create', fields);
    const form = {
      ...{ name: 'Alphonso', image: [url], category: [category], subCategory: [subCategory], unit: '6 pcs' },
      ...{ stock: '25', price: '499', discount: '10', description: 'Ripe.', more_details: {} },
    };
    const { data: product } = await ok('POST product/create', form);
    expect((await ok('PUT product/update-product-details', { ...form, _id: product._id, stock: '3' })).data.stock).toBe(
      3,
    );
    expect((await ok('POST product/get', { search: 'alphonso' })).data).toMatchObject([{ _id: product._id, stock: 3 }]);

    expect((await client.call('DELETE category/delete', category)).status).toBe(409);
    await ok('DELETE product/delete-product', { _id: product._id });
    expect((await ok('POST product/get', { search: 'alphonso' })).data).toEqual([]);
    await ok('PUT category/update', { ...category, name: 'Fresh fruits' });
    expect((await ok('GET category/get')).data[0].name).toBe('Fresh fruits');
  });
});
