import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { showError, showLoading, showSuccess } from './toastStore.ts';

vi.unmock('./shownMs.ts');

const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    after(10_000);
    vi.useRealTimers();
  });

  it('shows a success for two seconds and an error for four', () => {
    act(() => showSuccess('Item added'));
    act(() => showError('Out of stock'));
    after(1999);
    expect(screen.getByRole('status')).toHaveTextContent('Item added');
    after(1);
    expect(screen.queryByText('Item added')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Out of stock');
    after(2000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an action for ten seconds, and as long as it has the focus', () => {
    const undo = vi.fn();
    act(() => showSuccess('Milk is hidden', { label: 'Undo', onPress: undo }));
    after(9999);
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    after(20_000);
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Milk is hidden')).not.toBeInTheDocument();
  });

  it('keeps a loading toast until its task is done', () => {
    const tasks: Array<() => void> = [];
    act(() => void tasks.push(showLoading('Opening the payment page')));
    after(60_000);
    expect(screen.getByText('Opening the payment page')).toBeVisible();
    act(() => tasks[0]?.());
    expect(screen.queryByText('Opening the payment page')).not.toBeInTheDocument();
  });

  it('shows a repeated text once, for two seconds from the last time', () => {
    act(() => showSuccess('Item added'));
    after(1500);
    act(() => showSuccess('Item added'));
    after(1500);
    expect(screen.getAllByText('Item added')).toHaveLength(1);
    after(500);
    expect(screen.queryByText('Item added')).not.toBeInTheDocument();
  });

  it('shows at most twenty toasts, the newest', () => {
    act(() => {
      for (let count = 1; count <= 25; count += 1) showError(`Message ${count}`);
    });
    expect(screen.getAllByRole('alert')).toHaveLength(20);
    expect(screen.queryByText('Message 5')).not.toBeInTheDocument();
    expect(screen.getByText('Message 25')).toBeVisible();
  });
});
