import { describe, expect, it, vi } from 'vitest';
import { RequestError, troubleMessage } from './RequestError.ts';

describe('the words for a failure', () => {
  it('are its own where a request failed', () => {
    expect(troubleMessage(new RequestError('busy'))).toMatch(/^Too many tries/);
  });

  it('speak of the way to the shop when the code of a page did not come', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: https://shop.test/LoginPage.js');
    expect(troubleMessage(missing)).toBe('We could not reach the shop. Please try again.');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(troubleMessage(missing)).toBe('You are offline. Check your connection and try again.');
  });

  it('blame the shop for everything else', () => {
    expect(troubleMessage(new TypeError('x is not a function'))).toMatch(/^Something went wrong on our side/);
  });
});
