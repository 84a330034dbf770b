import { emailOf, passwordOf } from '../database/passwords.ts';
import { shopperCount } from './shoppers.ts';
import { dataOf, postText } from './graphql.ts';
import { postJson } from './cartSteps.ts';
import type { HttpRequest, Script, Step, Unit, Workload, WorkloadContext } from './workload.ts';

const LOG_IN = `mutation LogIn($input: UserLogInInput!) {
  userLogIn(input: $input) {
    __typename
    ... on UserLogInPayload { accessToken refreshToken viewer { id name email role } }
    ... on Error { message }
  }
}`;

interface Data {
  userLogIn: { __typename: string; viewer: { email: string } };
}

interface Credentials {
  email: string;
  password: string;
}

/** Logins with e-mail and password, each connection from an address of its own and with accounts of its own. */
export function signIn({ connections }: WorkloadContext): Workload {
  const perConnection = shopperCount(1);
  const script =
    (request: (credentials: Credentials, headers: Record<string, string>) => HttpRequest, read: Step['read']): Script =>
    async (connection) => {
      const headers = { 'x-forwarded-for': `10.${connection % 256}.${Math.floor(connection / 256)}.1` };
      return Array.from({ length: perConnection }, (_each, index): Unit => {
        const shopper = index * connections + connection + 1;
        return [
          {
            request: request({ email: emailOf(shopper), password: passwordOf(shopper) }, headers),
            minLength: 100,
            read,
          },
        ];
      });
    };
  return {
    name: 'signIn',
    unit: 'request',
    variants: {
      floor: script(
        (credentials) => postJson('/sign-in', credentials),
        (body) => (JSON.parse(body) as { viewer: { email: string } }).viewer.email,
      ),
      adHoc: script(
        (input, headers) => postText(LOG_IN, { input }, headers),
        (body) => {
          const { userLogIn } = dataOf<Data>(body);
          if (userLogIn.__typename !== 'UserLogInPayload') throw new Error(`Not signed in: ${body}`);
          return userLogIn.viewer.email;
        },
      ),
    },
    reset: `DELETE FROM sessions WHERE user_agent IS DISTINCT FROM 'bench'`,
  };
}
