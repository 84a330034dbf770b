import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** For tests: a dialog that has come to rest. It takes the focus and hides all else a frame after it is there. */
export async function findDialog(name: string) {
  const element = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement | null));
  return within(element);
}
