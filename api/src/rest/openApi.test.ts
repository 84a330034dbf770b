import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../shop/identity/login/password.ts';
import { makeShopper, newId } from '../testing/fixtures.ts';
import { readMail } from '../testing/readMail.ts';
import { photoForm } from '../testing/rest/restClients.ts';
import { bearerFor, openRestServer, type RestClient } from '../testing/rest/restServer.ts';
import { withExampleRows, makeExampleRows, type ExampleRows } from '../testing/rest/exampleRows.ts';
import { REST_ROUTES } from './restRoutes.ts';

const PASSWORD = 'kirana-demo'; // as in the examples
const passwordHash = await hashPassword(PASSWORD);

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: { 'application/json'?: { example: unknown }; 'multipart/form-data'?: { schema: object } } };
}

/** The preparations of an example. */
const PREPARATIONS: Partial<Record<string, (client: RestClient, world: ExampleRows) => Promise<object | undefined>>> = {
  userRefreshToken: logIn,
  userLogout: logIn,
  userVerifyForgotPasswordOtp: async (client, { email }) => ({ otp: await askForCode(client, email) }),
  userResetPassword: async (client, { email }) => {
    const otp = await askForCode(client, email);
    await client.call('PUT user/verify-forgot-password-otp', { email, otp });
  },
};

async function logIn(client: RestClient, { email }: ExampleRows): Promise<undefined> {
  await client.call('POST user/login', { email, password: PASSWORD });
}

async function askForCode(client: RestClient, email: string): Promise<string | null | undefined> {
  await client.call('PUT user/forgot-password', { email });
  return (await readMail(email))?.code;
}

describe('the OpenAPI document that is served', () => {
  let shop: Awaited<ReturnType<typeof openRestServer>>;
  let operations: Map<string, Operation>;
  beforeAll(async () => {
    shop = await openRestServer();
    const response = await fetch(`${shop.url}/api/openapi.json`);
    expect(response.headers.get('content-type')).toContain('application/json');
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> }; // an OpenAPI document
    operations = new Map(
      Object.entries(paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
      ),
    );
  });
  afterAll(() => shop.close());

  it.each(REST_ROUTES.map(({ method, path }) => [`${method} /api/${path}`, method, path] as const))(
    '%s does what its example says, and answers as it says',
    async (name, method, path) => {
      const operation = operations.get(name);
      if (!operation) throw new Error(`The document lacks ${name}`);
      const viewer = await makeShopper({ email: `${newId()}@kirana.example`, role: 'ADMIN', passwordHash });
      const world = await makeExampleRows(viewer);
      const client = shop.client(operation.security.length > 0 ? await bearerFor(viewer) : {});
      const more = await PREPARATIONS[operation.operationId]?.(client, world);
      const content = operation.requestBody?.content ?? {};
      const json = content['application/json'];
      const form = content['multipart/form-data'] && (await photoForm(path.endsWith('avatar') ? 'avatar' : 'image'));
      const body = json ? { ...(withExampleRows(json.example, world) as object), ...more } : form;
      // The client checks the response against the document.
      expect(await client.call(`${method} ${path}`, body)).toMatchObject({
        status: 200,
        body: { success: true, error: false },
      });
    },
  );
});
