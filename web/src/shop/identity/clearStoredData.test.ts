import { describe, expect, it, vi } from 'vitest';
import { clearStoredData } from './useCompleteLogout.ts';

describe('clearStoredData', () => {
  it('removes the shop’s keys from local and session storage, and no others', () => {
    localStorage.setItem('kirana.note', 'seen');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('kirana.pendingAdd', '{}');
    sessionStorage.setItem('react-router-scroll-positions', '{}');
    clearStoredData();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(Object.keys(sessionStorage)).toEqual(['react-router-scroll-positions']);
  });

  it('does not throw where storage is unavailable', () => {
    vi.stubGlobal('localStorage', null);
    expect(clearStoredData).not.toThrow();
  });
});
