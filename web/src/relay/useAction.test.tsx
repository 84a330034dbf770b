import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { describe, expect, it, vi } from 'vitest';
import type { GraphQLResponse } from 'relay-runtime';
import type { useActionTestNamedMutation } from './__generated__/useActionTestNamedMutation.graphql.ts';
import type { useActionTestPlainMutation } from './__generated__/useActionTestPlainMutation.graphql.ts';
import type { useActionTestSpreadMutation } from './__generated__/useActionTestSpreadMutation.graphql.ts';
import type { ActionOptions } from './actionCallbacks.ts';
import { renderWithRelay, type ServerOptions } from './testing/renderWithRelay.tsx';
import { useAction } from './useAction.ts';

interface ButtonProps<TOptions> {
  ofHook?: TOptions | undefined;
  ofCall?: TOptions | undefined;
}

type SpreadOptions = ActionOptions<useActionTestSpreadMutation>;
type NamedOptions = ActionOptions<useActionTestNamedMutation>;

function Spread({ ofHook, ofCall }: ButtonProps<SpreadOptions>) {
  const [rename, isRenaming] = useAction<useActionTestSpreadMutation>(
    graphql`
      mutation useActionTestSpreadMutation($input: SavedFilterUpdateInput!) {
        savedFilterUpdate(input: $input) {
          ... on SavedFilterUpdatePayload {
            savedFilter {
              name
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    ofHook,
  );
  return (
    <button disabled={isRenaming} onClick={() => rename({ savedFilterId: 'filter', name: 'Dairy' }, ofCall)}>
      Rename
    </button>
  );
}

function Named({ ofHook, ofCall }: ButtonProps<NamedOptions>) {
  const [logIn] = useAction<useActionTestNamedMutation>(
    graphql`
      mutation useActionTestNamedMutation($input: UserLogInInput!) {
        userLogIn(input: $input) {
          ... on UserLogInPayload {
            viewer {
              name
            }
          }
          ... on WrongCredentialsError @alias(as: "WrongCredentialsError") {
            message
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    ofHook,
  );
  return <button onClick={() => logIn({ email: 'asha@example.in', password: 'x' }, ofCall)}>Log in</button>;
}

function Plain({ onDone }: { onDone: (isLoggedOut: boolean) => void }) {
  const [logOut] = useAction<useActionTestPlainMutation>(graphql`
    mutation useActionTestPlainMutation {
      userLogOut {
        isLoggedOut
      }
    }
  `);
  return <button onClick={() => logOut({}, { onDone: (payload) => onDone(payload.isLoggedOut) })}>Log out</button>;
}

const FAILED = 'Something went wrong on our side. Please try again.';
const invalid = {
  __typename: 'InvalidInputError',
  message: 'Check the fields',
  issues: [{ path: 'name', message: 'Too short' }],
};
const wrong = { __typename: 'WrongCredentialsError', message: 'Wrong password' };
const renamed = { __typename: 'SavedFilterUpdatePayload', savedFilter: { name: 'Dairy' } };
const answerNothing = { answer: () => Promise.reject(new Error('no answer')) };

/** Presses the button of an action; the mutations are answered with these results. */
async function press(element: ReactNode, results: Record<string, unknown>, server: ServerOptions = {}) {
  const rendered = renderWithRelay({
    routes: [{ path: '*', element }],
    at: '/',
    resolvers: () => ({
      Mutation: Object.fromEntries(Object.entries(results).map(([name, value]) => [name, () => value])),
    }),
    ...server,
  });
  const store = rendered.environment.getStore();
  const before = store.lookupInvalidationState([]);
  await rendered.user.click(await screen.findByRole('button', { name: /Rename|Log/ }));
  return { ...rendered, isStoreInvalidated: () => store.checkInvalidationState(before) };
}

describe('useAction', () => {
  it('sends the input with the other variables', async () => {
    const { requests } = await press(<Spread />, { savedFilterUpdate: renamed });
    await expect
      .poll(() => requests)
      .toEqual([
        { name: 'useActionTestSpreadMutation', variables: { input: { savedFilterId: 'filter', name: 'Dairy' } } },
      ]);
  });

  it('hands the payload to the hook and then to the call', async () => {
    const heard: string[] = [];
    await press(
      <Spread
        ofHook={{ onDone: ({ savedFilter }) => heard.push(`hook: ${savedFilter.name}`) }}
        ofCall={{ onDone: ({ savedFilter }) => heard.push(`call: ${savedFilter.name}`) }}
      />,
      { savedFilterUpdate: renamed },
    );
    await expect.poll(() => heard).toEqual(['hook: Dairy', 'call: Dairy']);
  });

  it('hands over the payload of a mutation that has no errors and no input', async () => {
    const onDone = vi.fn();
    const { requests } = await press(<Plain onDone={onDone} />, { userLogOut: { isLoggedOut: true } });
    await expect.poll(() => onDone.mock.calls).toEqual([[true]]);
    expect(requests[0]?.variables).toEqual({});
  });

  it('is under way until the answer arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<GraphQLResponse>();
    await press(<Spread />, {}, { answer: () => promise });
    expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
    resolve({ data: { savedFilterUpdate: { ...renamed, savedFilter: { id: 'filter', name: 'Dairy' } } } });
    await expect.poll(() => screen.getByRole('button', { name: 'Rename' })).toBeEnabled();
  });

  it('shows a refusal in a toast, and does not call onDone', async () => {
    const onDone = vi.fn();
    await press(<Spread ofCall={{ onDone }} />, { savedFilterUpdate: invalid });
    expect(await screen.findByText('Too short')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows a failed request in a toast', async () => {
    await press(<Spread />, {}, answerNothing);
    expect(await screen.findByText(FAILED)).toBeVisible();
  });

  it('hands the message of a refusal and of a failed request to onRefused', async () => {
    const onRefused = vi.fn();
    await press(<Spread ofCall={{ onRefused }} />, { savedFilterUpdate: invalid });
    await expect.poll(() => onRefused.mock.calls).toEqual([['Too short']]);
    cleanup();
    await press(<Spread ofCall={{ onRefused }} />, {}, answerNothing);
    await expect.poll(() => onRefused.mock.calls.at(-1)).toEqual([FAILED]);
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('lets the call replace the handler of the hook', async () => {
    const ofHook = { onRefused: vi.fn() };
    const ofCall = { onRefused: vi.fn() };
    await press(<Spread ofHook={ofHook} ofCall={ofCall} />, { savedFilterUpdate: invalid });
    await expect.poll(() => ofCall.onRefused.mock.calls).toEqual([['Too short']]);
    expect(ofHook.onRefused).not.toHaveBeenCalled();
  });

  it('tells a form which fields are at fault', async () => {
    const onFormErrors = vi.fn();
    await press(<Spread ofCall={{ onFormErrors }} />, { savedFilterUpdate: invalid });
    await expect
      .poll(() => onFormErrors.mock.calls)
      .toEqual([[{ message: 'Check the fields', fields: { name: 'Too short' } }]]);
  });

  it('assigns an error without issues to the field that is named for its type', async () => {
    const onFormErrors = vi.fn();
    await press(<Named ofHook={{ fields: { WrongCredentialsError: 'password' }, onFormErrors }} />, {
      userLogIn: wrong,
    });
    await expect
      .poll(() => onFormErrors.mock.calls)
      .toEqual([[{ message: 'Wrong password', fields: { password: 'Wrong password' } }]]);
  });

  it('tells a form of a failed request without a field', async () => {
    const onFormErrors = vi.fn();
    await press(<Spread ofCall={{ onFormErrors }} />, {}, answerNothing);
    await expect.poll(() => onFormErrors.mock.calls).toEqual([[{ message: FAILED, fields: {} }]]);
  });

  it('tells a failed request apart from a refusal for a caller that asks for it', async () => {
    const onFailed = vi.fn();
    const onRefused = vi.fn();
    await press(<Spread ofCall={{ onFailed, onRefused }} />, {}, answerNothing);
    await expect.poll(() => onFailed.mock.calls).toEqual([[FAILED, expect.any(Error)]]);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('hands an error only to the handler of its type', async () => {
    const onWrong = vi.fn();
    const onRefused = vi.fn();
    const options = {
      errors: { WrongCredentialsError: ({ message }: { message: string }) => onWrong(message) },
      onRefused,
    };
    await press(<Named ofCall={options} />, { userLogIn: wrong });
    await expect.poll(() => onWrong.mock.calls).toEqual([['Wrong password']]);
    cleanup();
    await press(<Named ofCall={options} />, { userLogIn: invalid });
    await expect.poll(() => onRefused.mock.calls).toEqual([['Too short']]);
    expect(onWrong).toHaveBeenCalledTimes(1);
  });

  it('takes an error that the document does not name for a refusal', async () => {
    const onRefused = vi.fn();
    await press(<Named ofCall={{ onRefused }} />, {
      userLogIn: { __typename: 'TwoFactorRequiredError', message: 'Enter the code' },
    });
    await expect.poll(() => onRefused.mock.calls).toEqual([['Enter the code']]);
  });

  it.each([
    { result: renamed, isInvalidated: true },
    { result: invalid, isInvalidated: false },
  ])('invalidates the store after a success only: $result.__typename', async ({ result, isInvalidated }) => {
    const onEnd = vi.fn();
    const options = { invalidatesStore: true, onDone: onEnd, onRefused: onEnd };
    const { isStoreInvalidated } = await press(<Spread ofHook={options} />, { savedFilterUpdate: result });
    await expect.poll(() => onEnd).toHaveBeenCalled();
    expect(isStoreInvalidated()).toBe(isInvalidated);
  });
});
