import { describe, expect, it, vi } from 'vitest';
import { RequestError, toErrorMessage } from './RequestError.ts';

describe('toErrorMessage', () => {
  it('returns the message of a failed request', () => {
    expect(toErrorMessage(new RequestError('busy'))).toMatch(/^Too many requests/);
  });

  it('asks for a reload when the code of a page failed to load, unless the device is offline', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: https://shop.test/LoginPage.js');
    expect(toErrorMessage(missing)).toBe('There’s a new version of the shop. Please reload the page.');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toErrorMessage(missing)).toBe('You are offline. Check your connection and try again.');
  });

  it('names the shop as the cause of every other failure', () => {
    expect(toErrorMessage(new TypeError('x is not a function'))).toMatch(/^Something went wrong on our side/);
  });
});
