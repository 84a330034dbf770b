import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { TypeID } from 'typeid-js';
import type { ProductFixture } from './products.ts';

/** A person with an account. */
export interface Shopper {
  name: string;
  email: string;
  password: string;
}

/** The address that the journeys save by the API, as a client of an earlier release does. */
export const ADDRESS: Readonly<Record<'line' | 'city' | 'state' | 'pincode' | 'country' | 'mobile', string>> = {
  line: '12 Park Street',
  city: 'Kolkata',
  state: 'West Bengal',
  pincode: '700016',
  country: 'India',
  mobile: '9800000000',
};

/** The address that the journeys enter; its pincode fills in the city and the state. */
export const ENTERED = {
  Pincode: '700 016',
  'Flat / house no.': 'Flat 4B',
  'Street and area': '12 Park Street',
  Mobile: '9800000000',
  Floor: '2',
  Building: 'Rose Villa',
  Landmark: 'City Mall',
} as const;

/** The line that the server composes of the entered address. */
export const ENTERED_LINE = 'Flat 4B, 2nd floor, Rose Villa, 12 Park Street, near City Mall';

/** The button of an address's form that shows the optional fields. */
export const moreDetails = (form: Locator): Locator => form.getByRole('button', { name: 'More details (optional)' });

/** Fills in and submits the form of an address. */
export async function enterAddress(form: Locator, values: Readonly<Record<string, string>> = ENTERED): Promise<void> {
  const folded = moreDetails(form).and(form.getByRole('button', { expanded: false }));
  if (await folded.isVisible()) await folded.click();
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Submit' }).click();
}

/** The demo's admin. */
export const ADMIN: Shopper = { name: 'Demo Admin', email: 'admin@kirana.example', password: 'kirana-demo' };

/** The demo's picker and rider. */
export const PICKER: Shopper = { ...ADMIN, name: 'Demo Picker', email: 'picker@kirana.example' };
export const RIDER: Shopper = { ...ADMIN, name: 'Demo Rider', email: 'rider@kirana.example' };

/** A person without an account, with a unique e-mail address. */
export function newShopper(): Shopper {
  return { name: 'Asha Rao', email: `asha-${randomUUID()}@kirana.example`, password: 'green mango 42' };
}

/** Fills in and submits the open login page. */
export async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Registers a person by the API, so that pages of the browser context are signed in. */
export async function signUp({ request }: BrowserContext, person = newShopper()): Promise<Shopper> {
  const { name, email, password } = person;
  await executeMutation(
    request,
    'mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename } }',
    {
      input: { name, email, password, confirmPassword: password },
    },
  );
  return { name, email, password };
}

/** Signs in an existing account by the API, so that pages of the browser context are signed in. */
export async function signInAs({ request }: BrowserContext, { email, password }: Shopper): Promise<void> {
  await executeMutation(request, 'mutation ($input: UserLogInInput!) { userLogIn(input: $input) { __typename } }', {
    input: { email, password },
  });
}

/** Signs in the demo's admin. */
export async function signInAsAdmin(context: BrowserContext): Promise<void> {
  await signInAs(context, ADMIN);
}

/** Adds a product to the cart of the signed-in shopper. */
export async function fillCart({ request }: BrowserContext, product: ProductFixture, quantity = 1): Promise<void> {
  await executeMutation(request, 'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }', {
    input: { productId: TypeID.fromUUID('prod', product.uuid).toString(), quantity },
  });
}

/** Adds a product to the favourites of the signed-in shopper. */
export async function addFavourite({ request }: BrowserContext, product: ProductFixture): Promise<void> {
  await executeMutation(
    request,
    'mutation ($input: FavouriteAddInput!) { favouriteAdd(input: $input) { __typename } }',
    { input: { productId: TypeID.fromUUID('prod', product.uuid).toString() } },
  );
}

/** Saves a product for later for the signed-in shopper. */
export async function saveForLater({ request }: BrowserContext, product: ProductFixture, quantity = 1): Promise<void> {
  await executeMutation(
    request,
    'mutation ($input: SavedCartLineCreateInput!) { savedCartLineCreate(input: $input) { __typename } }',
    { input: { productId: TypeID.fromUUID('prod', product.uuid).toString(), quantity } },
  );
}

/** Saves an address in the address book. Returns its id. */
export async function saveAddress({ request }: BrowserContext, address: typeof ADDRESS = ADDRESS): Promise<string> {
  const { addressCreate } = await executeMutation<{ addressCreate: { addressEdge: { node: { id: string } } } }>(
    request,
    `mutation ($input: AddressCreateInput!) {
       addressCreate(input: $input) { __typename ... on AddressCreatePayload { addressEdge { node { id } } } }
     }`,
    { input: address },
  );
  return addressCreate.addressEdge.node.id;
}

/** Orders the cart with cash on delivery. Returns the order's id. */
export async function placeOrder(
  { request }: BrowserContext,
  expectedTotal: number,
  addressId: string,
): Promise<string> {
  const { orderPlace } = await executeMutation<{ orderPlace: { order: { id: string } } }>(
    request,
    `mutation ($input: OrderPlaceInput!) {
       orderPlace(input: $input) { __typename ... on OrderPlacePayload { order { id } } }
     }`,
    { input: { addressId, expectedTotal, idempotencyKey: randomUUID() } },
  );
  return orderPlace.order.id;
}

/** The field that every member of a result union has. */
interface MutationResult {
  __typename: string;
}

/** Executes a mutation with the cookies of the browser context. @throws unless every result is a payload */
export async function executeMutation<TData extends object>(
  request: APIRequestContext,
  query: string,
  variables: object,
): Promise<TData> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data?: TData; errors?: unknown }; // GraphQL over HTTP
  const results: MutationResult[] = Object.values(data ?? {});
  if (!data || results.some(({ __typename }) => !__typename.endsWith('Payload'))) {
    throw new Error(`The mutation failed: ${JSON.stringify({ data, errors })}`);
  }
  return data;
}
