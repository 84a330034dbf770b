import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconnection } from './reconnection.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

let isBroken = true;
function BrokenSection() {
  if (isBroken) throw new Error('The section failed');
  return <p>Toor dal</p>;
}

describe('SectionBoundary', () => {
  beforeEach(() => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary catches
  });
  afterEach(() => vi.restoreAllMocks());

  it('tries again by itself when the shop can be reached again', () => {
    render(
      <SectionBoundary fallback="Loading">
        <BrokenSection />
      </SectionBoundary>,
    );
    expect(screen.getByRole('alert')).toBeVisible();
    isBroken = false;
    act(() => reconnection.report());
    expect(screen.getByText('Toor dal')).toBeVisible();
  });

  it('limits an error to its section and shows the section after Try again', async () => {
    render(
      <>
        <h1>Shop</h1>
        <SectionBoundary fallback="Loading" messageOf={() => 'The section could not be loaded.'}>
          <BrokenSection />
        </SectionBoundary>
      </>,
    );
    expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The section could not be loaded.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Toor dal')).toBeVisible();
  });

  it('rethrows errors for the outer boundary', () => {
    render(
      <>
        <SectionBoundary fallback="Loading" messageOf={() => 'Outer'}>
          <SectionBoundary fallback="Loading" messageOf={() => 'Inner'} shouldRethrow={() => true}>
            <BrokenSection />
          </SectionBoundary>
        </SectionBoundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Outer');
  });
});
