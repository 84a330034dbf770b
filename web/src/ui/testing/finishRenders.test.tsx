import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

describe('a wait for an element', () => {
  it('ends after the effects of that element', async () => {
    const arrival = Promise.withResolvers<null>();
    const effect = vi.fn();
    function Page() {
      const [isHere, setHere] = useState(false);
      useEffect(() => void arrival.promise.then(() => setHere(true)), []);
      useEffect(() => void (isHere && effect()), [isHere]);
      return isHere && <p>Here</p>;
    }
    render(<Page />);
    const found = screen.findByText('Here');
    arrival.resolve(null);
    expect(await found).toBeVisible();
    expect(effect).toHaveBeenCalledTimes(1);
  });
});
