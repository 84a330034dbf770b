import { screen, waitFor } from '@testing-library/react';
import type { RequestParameters } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFetch } from '../../../relay/network.ts';
import { UnconfirmedError } from '../../../relay/reauthentication.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { Reauthentication } from './Reauthentication.tsx';

const REFUSED = { data: { refund: { __typename: 'ReauthenticationRequiredError' } } };
const DONE = { data: { refund: { __typename: 'OrderRefundLinesPayload' } } };
const REFUND: RequestParameters = { name: 'Refund', operationKind: 'mutation', text: null, id: 'refund', metadata: {} };

/** Sends a change to a server that gives these answers one after the other. */
function change(...answers: object[]) {
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  return Promise.resolve(createFetch({ isSignedIn: () => true })(REFUND, {}, {}) as Promise<unknown>);
}
const WRONG = { __typename: 'WrongPasswordError', message: 'Wrong password' };
const RIGHT = { __typename: 'SessionReauthenticatePayload' };

/** Renders the dialog, and a change that the server has refused. */
async function renderRefused(enabledAt: string | null, results: object[] = [RIGHT]) {
  const rendered = renderWithRelay({
    routes: [
      {
        path: '/',
        element: (
          <>
            <p>A page</p>
            <Reauthentication />
          </>
        ),
      },
    ],
    at: '/',
    resolvers: () => ({
      Query: {
        viewer: () => ({ __typename: 'User', id: 'user_1', email: 'asha@kirana.example', twoFactor: { enabledAt } }),
      },
      Mutation: { sessionReauthenticate: () => results.shift() },
    }),
  });
  await screen.findByText('A page');
  const outcome = change(REFUSED, DONE);
  return { ...rendered, outcome };
}

describe('Reauthentication', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks for the password until it is right, and then lets the change be repeated', async () => {
    const { user, outcome, requests } = await renderRefused(null, [WRONG, RIGHT]);
    const dialog = await findDialog('Confirm that it’s you');
    const password = dialog.getByLabelText('Password');
    await user.type(password, 'wrong one{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong password'));
    await user.clear(password);
    await user.type(password, 'right one');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await outcome).toEqual(DONE);
    expect(requests.at(-1)?.variables).toEqual({ input: { password: 'right one' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for a code of an account with a second factor, or a recovery code', async () => {
    const { user, outcome, requests } = await renderRefused('2024-01-15T10:30:00.000Z');
    const dialog = await findDialog('Confirm that it’s you');
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(dialog.getByLabelText('Recovery code'), 'aaaaa-bbbbb{Enter}');
    expect(await outcome).toEqual(DONE);
    expect(requests.at(-1)?.variables).toEqual({ input: { code: 'aaaaa-bbbbb' } });
  });

  it('fails the change when the dialog is closed, with one dialog for several changes', async () => {
    const { user, outcome } = await renderRefused(null);
    const other = change(REFUSED);
    const dialog = await findDialog('Confirm that it’s you');
    const refusals = Promise.allSettled([outcome, other]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    for (const refusal of await refusals) {
      expect(refusal).toMatchObject({ status: 'rejected', reason: new UnconfirmedError() });
    }
  });

  it('leaves other answers alone, and a refusal once the dialog is unmounted', async () => {
    const { unmount, outcome } = await renderRefused(null);
    outcome.catch(() => undefined);
    expect(await change(DONE)).toEqual(DONE);
    unmount();
    expect(await change(REFUSED)).toEqual(REFUSED);
  });
});
