import { TypeID } from 'typeid-js';
import { expect, test } from '../support/test.ts';
import { insertProduct } from '../support/products.ts';
import { signUp } from '../support/shopper.ts';

interface GraphqlResponse {
  data?: { viewer: { name: string } | null } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

test('a program calls the API with a token until its owner revokes it', async ({
  page,
  context,
  database,
  request,
}) => {
  const { name } = await signUp(context);
  const { uuid } = await insertProduct(database, { stock: 3 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
  await expect(page.getByText('API tokens')).toHaveCount(0); // the page is for programmers, who have its address
  await page.goto('/dashboard/api-tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('dialog', { name: 'New API token' });
  await form.getByLabel('Name').fill('Price labels');
  await form.getByRole('button', { name: 'Create token' }).click();
  const created = page.getByRole('dialog', { name: 'Copy your token now' });
  await created.getByRole('button', { name: 'Copy token' }).click();
  await expect(created.getByRole('button', { name: 'Copied' })).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  await created.getByRole('button', { name: 'Done' }).click();
  await expect(created).not.toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);

  const execute = async (query: string): Promise<GraphqlResponse> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.post('/graphql', { headers, data: { query } });
    return (await response.json()) as GraphqlResponse; // GraphQL over HTTP
  };
  expect(await execute('{ viewer { name } }')).toEqual({ data: { viewer: { name } } });
  const productId = TypeID.fromUUID('prod', uuid).toString();
  const add = `mutation { cartLineAdd(input: { productId: "${productId}", quantity: 1 }) { __typename } }`;
  expect((await execute(add)).errors).toMatchObject([
    { message: 'This API token is read-only', extensions: { code: 'FORBIDDEN' } },
  ]);

  await page.reload();
  const row = page.getByRole('list', { name: 'Your API tokens' }).getByRole('listitem');
  await expect(row).toContainText(`kirana_…${token.slice(-4)}`);
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Revoke Price labels' }).click();
  await page.getByRole('dialog', { name: 'Revoke Price labels?' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No API tokens yet')).toBeVisible();
  expect((await execute('{ viewer { name } }')).errors).toMatchObject([
    { message: 'This API token is no longer valid', extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});
