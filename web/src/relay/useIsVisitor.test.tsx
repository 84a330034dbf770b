import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay';
import { RecordSource, ROOT_ID } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import { currentEnvironment, fillStore } from './environment.ts';
import { useIsVisitor } from './useIsVisitor.ts';

function Row() {
  return useIsVisitor() ? null : <hr />;
}

it('hydrates the HTML of a session whose end the store knows already', async () => {
  const root = { __id: ROOT_ID, __typename: '__Root' };
  fillStore(JSON.stringify({ [ROOT_ID]: root }));
  const environment = currentEnvironment();
  environment.getStore().publish(new RecordSource({ [ROOT_ID]: { ...root, viewer: null } }));
  const container = document.createElement('div');
  container.innerHTML = '<hr>';
  const onRecoverableError = vi.fn();
  const shown = (
    <RelayEnvironmentProvider environment={environment}>
      <Row />
    </RelayEnvironmentProvider>
  );
  await act(() => Promise.resolve(hydrateRoot(container, shown, { onRecoverableError })));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe('');
});
