import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { TypeID } from 'typeid-js';
import type { OwnProduct } from './shelf.ts';

/** Someone with an account. */
export interface Shopper {
  name: string;
  email: string;
  password: string;
}

/** What a shopper's address says on every screen. */
export const ADDRESS: Readonly<Record<'line' | 'city' | 'state' | 'pincode' | 'country' | 'mobile', string>> = {
  line: '12 Park Street',
  city: 'Kolkata',
  state: 'West Bengal',
  pincode: '700016',
  country: 'India',
  mobile: '9800000000',
};

/** Who keeps the demo's shop. */
export const ADMIN: Shopper = { name: 'Demo Admin', email: 'admin@kirana.example', password: 'kirana-demo' };

/** Who packs the demo's orders, and who brings them. */
export const PICKER: Shopper = { ...ADMIN, name: 'Demo Picker', email: 'picker@kirana.example' };
export const RIDER: Shopper = { ...ADMIN, name: 'Demo Rider', email: 'rider@kirana.example' };

/** Someone whom the shop does not know yet. */
export function newcomer(): Shopper {
  return { name: 'Asha Rao', email: `asha-${randomUUID()}@kirana.example`, password: 'green mango 42' };
}

/** Fills in the login page that is open. */
export async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Registers somebody new in the browser's context without its pages: they open signed in from then on. */
export async function signIn({ request }: BrowserContext, person = newcomer()): Promise<Shopper> {
  const { name, email, password } = person;
  await ask(request, 'mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename } }', {
    input: { name, email, password, confirmPassword: password },
  });
  return { name, email, password };
}

/** Signs somebody in whom the shop knows, as `signIn` does somebody new. */
export async function signInAs({ request }: BrowserContext, { email, password }: Shopper): Promise<void> {
  await ask(request, 'mutation ($input: UserLogInInput!) { userLogIn(input: $input) { __typename } }', {
    input: { email, password },
  });
}

/** Signs the demo's admin in. */
export async function signInAsAdmin(context: BrowserContext): Promise<void> {
  await signInAs(context, ADMIN);
}

export async function fillCart({ request }: BrowserContext, product: OwnProduct, quantity = 1): Promise<void> {
  await ask(request, 'mutation ($input: CartAddLineInput!) { cartAddLine(input: $input) { __typename } }', {
    input: { productId: TypeID.fromUUID('prod', product.uuid).toString(), quantity },
  });
}

/** Saves an address in the address book. Answers its id. */
export async function saveAddress({ request }: BrowserContext, address: typeof ADDRESS = ADDRESS): Promise<string> {
  const { addressAdd } = await ask<{ addressAdd: { addressEdge: { node: { id: string } } } }>(
    request,
    `mutation ($input: AddressAddInput!) {
       addressAdd(input: $input) { __typename ... on AddressAddPayload { addressEdge { node { id } } } }
     }`,
    { input: address },
  );
  return addressAdd.addressEdge.node.id;
}

/** Orders what is in the cart, at its total. Answers the order's id. */
export async function placeOrder(
  { request }: BrowserContext,
  expectedTotal: number,
  addressId: string,
): Promise<string> {
  const { orderPlace } = await ask<{ orderPlace: { order: { id: string } } }>(
    request,
    `mutation ($input: OrderPlaceInput!) {
       orderPlace(input: $input) { __typename ... on OrderPlacePayload { order { id } } }
     }`,
    { input: { addressId, expectedTotal, idempotencyKey: randomUUID() } },
  );
  return orderPlace.order.id;
}

/** What a union of results answers, as far as all of them have it. */
interface Answer {
  __typename: string;
}

/** Asks the API in somebody's name. @throws unless each answer is the payload */
export async function ask<TData extends object>(
  request: APIRequestContext,
  query: string,
  variables: object,
): Promise<TData> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data?: TData; errors?: unknown }; // GraphQL over HTTP
  const answers: Answer[] = Object.values(data ?? {});
  if (!data || answers.some(({ __typename }) => !__typename.endsWith('Payload'))) {
    throw new Error(`Refused: ${JSON.stringify({ data, errors })}`);
  }
  return data;
}
