import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * For tests: an open dialog, once it has the focus. It takes the focus and hides the rest of the page one frame after it is
 * rendered.
 */
export async function findDialog(name: string) {
  const element = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement | null));
  return within(element);
}
