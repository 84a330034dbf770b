import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SectionBoundary } from './SectionBoundary.tsx';
import { system } from './theme/system.ts';

let isBroken = true;
function Shelf() {
  if (isBroken) throw new Error('The shelf fell down');
  return <p>Toor dal</p>;
}

describe('SectionBoundary', () => {
  beforeEach(() => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
  });
  afterEach(() => vi.restoreAllMocks());

  it('keeps a failure to its section and shows the section after Try again', async () => {
    render(
      <ChakraProvider value={system}>
        <h1>Shop</h1>
        <SectionBoundary fallback="Loading" messageOf={() => 'The shelf is out of reach.'}>
          <Shelf />
        </SectionBoundary>
      </ChakraProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The shelf is out of reach.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Toor dal')).toBeVisible();
  });

  it('leaves failures that are not its own to the boundary around it', () => {
    render(
      <ChakraProvider value={system}>
        <SectionBoundary fallback="Loading" messageOf={() => 'Outer'}>
          <SectionBoundary fallback="Loading" messageOf={() => 'Inner'} isForOthers={() => true}>
            <Shelf />
          </SectionBoundary>
        </SectionBoundary>
      </ChakraProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Outer');
  });
});
