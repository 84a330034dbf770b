import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { commitMutation } from 'relay-runtime';
import { currentEnvironment } from '../../relay/environment.ts';
import { broadcastToTabs } from '../../relay/tabChannel.ts';
import type { confirmEmailMutation } from './__generated__/confirmEmailMutation.graphql.ts';
import { recoveryTexts } from './recoveryTexts.ts';

/** The result of following the link in a verification mail. */
export type Confirmation = { kind: 'confirmed'; email: string } | { kind: 'expired' | 'taken'; message: string };

const noToken: Confirmation = { kind: 'expired', message: recoveryTexts.linkIncomplete };

/**
 * The loader of the page behind the link in a verification mail: sends the token to the server and updates the viewer in the
 * store. The mutation is idempotent: the server gives the same result for the same token.
 */
export function confirmEmail({ request }: LoaderFunctionArgs): { confirmation: Promise<Confirmation> } {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const confirmation = token === '' ? Promise.resolve(noToken) : confirm(token);
  confirmation.catch(() => undefined); // the page shows the failure; there is nothing to show after it was left
  return { confirmation };
}

function confirm(token: string): Promise<Confirmation> {
  return new Promise((resolve, reject) => {
    commitMutation<confirmEmailMutation>(currentEnvironment(), {
      mutation: graphql`
        mutation confirmEmailMutation($input: EmailVerifyInput!) {
          emailVerify(input: $input) {
            __typename
            ... on EmailVerifyPayload {
              email
              viewer {
                id
                email
                isEmailVerified
                pendingEmail
              }
            }
            ... on EmailVerificationExpiredError {
              __typename
            }
            ... on EmailTakenError {
              message
            }
          }
        }
      `,
      variables: { input: { token } },
      onCompleted: ({ emailVerify: result }) => {
        switch (result.__typename) {
          case 'EmailVerifyPayload':
            broadcastToTabs('viewer');
            return resolve({ kind: 'confirmed', email: result.email });
          case 'EmailVerificationExpiredError':
            return resolve({ kind: 'expired', message: recoveryTexts.linkExpiredText });
          case 'EmailTakenError':
            return resolve({ kind: 'taken', message: result.message });
          case '%other':
            return reject(new Error('emailVerify answered with a type this client does not know'));
        }
      },
      onError: reject,
    });
  });
}
