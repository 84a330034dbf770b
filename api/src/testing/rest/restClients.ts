import sharp from 'sharp';
import { expect } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { makeShopper } from '../fixtures.ts';
import { bearerFor, openRestServer, type RestClient, type RestReply } from './restServer.ts';

/** The formats of response fields. */
export const anyText = expect.any(String) as string;
export const anyUrl = expect.stringMatching(/^https:\/\/kirana\.example\/media\/[a-z0-9-]+\/\d+\.webp$/) as string;
export const anyDateTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
export const moments = { createdAt: anyDateTime, updatedAt: anyDateTime };
export const idOf = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-9a-z]{26}$`)) as string;

/** A shop with clients of an admin, an anonymous visitor and the given number of shoppers. */
export async function openRestClients() {
  const shop = await openRestServer({ PUBLIC_URL: 'https://kirana.example' });
  return {
    admin: shop.client(await bearerFor(await makeShopper({ role: 'ADMIN' }))),
    guest: shop.client(),
    async makeClient(role: 'USER' | 'PICKER' | 'RIDER' = 'USER') {
      const viewer = await makeShopper({ role });
      return { viewer, client: shop.client(await bearerFor(viewer)), userId: encodeId('User', viewer.userId) };
    },
    close: () => shop.close(),
  };
}

/** Makes a call that must succeed, and returns its body. */
export async function ok(client: RestClient, call: string, body?: unknown): Promise<RestReply['body']> {
  const reply = await client.call(call, body);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200, body: { success: true, error: false } });
  return reply.body;
}

/** A form with a small JPEG in a field. */
export async function photoForm(field: string): Promise<FormData> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}
