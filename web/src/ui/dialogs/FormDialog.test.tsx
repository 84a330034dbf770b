import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../testing/findDialog.ts';
import { waitForDialogToClose } from '../testing/waitForDialogToClose.ts';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from '../forms/TextField.tsx';
import { ChakraRoot } from '../theme/ChakraRoot.tsx';

function AddressBook() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ChakraRoot>
      <button type="button" onClick={() => setOpen(true)}>
        Add address
      </button>
      <FormDialog title="New address" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextField label="City" />
      </FormDialog>
    </ChakraRoot>
  );
}

describe('FormDialog', () => {
  it('takes the focus, closes on Escape and restores the focus', async () => {
    const user = userEvent.setup();
    render(<AddressBook />);
    const opener = screen.getByRole('button', { name: 'Add address' });
    await user.click(opener);
    await findDialog('New address');
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('closes by its close button', async () => {
    const user = userEvent.setup();
    render(<AddressBook />);
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const dialog = await findDialog('New address');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitForDialogToClose();
  });
});
