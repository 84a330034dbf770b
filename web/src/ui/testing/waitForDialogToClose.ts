import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** For tests: waits until no dialog is open. */
export const waitForDialogToClose = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
