import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { commitMutation } from 'relay-runtime';
import { currentEnvironment } from '../relay/environment.ts';
import { tellOtherTabs } from '../relay/otherTabs.ts';
import type { confirmEmailMutation } from './__generated__/confirmEmailMutation.graphql.ts';
import { recoveryTexts } from './recoveryTexts.ts';

/** What came of a mail's link. */
export type Confirmation = { kind: 'confirmed'; email: string } | { kind: 'expired' | 'taken'; message: string };

const noToken: Confirmation = { kind: 'expired', message: recoveryTexts.linkIncomplete };

/**
 * The loader of the page behind a mail's link: shows the server its token, and the store what that changed of the viewer. The
 * server answers a token that comes again as it did before.
 */
export function confirmEmail({ request }: LoaderFunctionArgs): { confirmation: Promise<Confirmation> } {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const confirmation = token === '' ? Promise.resolve(noToken) : confirm(token);
  confirmation.catch(() => undefined); // the page shows it; one that is left before has nobody to tell
  return { confirmation };
}

function confirm(token: string): Promise<Confirmation> {
  return new Promise((resolve, reject) => {
    commitMutation<confirmEmailMutation>(currentEnvironment(), {
      mutation: graphql`
        mutation confirmEmailMutation($input: EmailConfirmInput!) {
          emailConfirm(input: $input) {
            __typename
            ... on EmailConfirmPayload {
              email
              viewer {
                id
                email
                isEmailVerified
                pendingEmail
              }
            }
            ... on ConfirmationExpiredError {
              __typename
            }
            ... on EmailTakenError {
              message
            }
          }
        }
      `,
      variables: { input: { token } },
      onCompleted: ({ emailConfirm: result }) => {
        switch (result.__typename) {
          case 'EmailConfirmPayload':
            tellOtherTabs('viewer');
            return resolve({ kind: 'confirmed', email: result.email });
          case 'ConfirmationExpiredError':
            return resolve({ kind: 'expired', message: recoveryTexts.linkExpiredText });
          case 'EmailTakenError':
            return resolve({ kind: 'taken', message: result.message });
          case '%other':
            return reject(new Error('emailConfirm answered with a type this client does not know'));
        }
      },
      onError: reject,
    });
  });
}
