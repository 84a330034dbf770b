import { describe, expect, it, vi } from 'vitest';
import { clearStoredData } from './clearStoredData.ts';

describe('clearStoredData', () => {
  it('forgets what the shop has kept, for all tabs and for this one, and nothing else', () => {
    localStorage.setItem('kirana.note', 'seen');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('kirana.pendingAdd', '{}');
    sessionStorage.setItem('react-router-scroll-positions', '{}');
    clearStoredData();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(Object.keys(sessionStorage)).toEqual(['react-router-scroll-positions']);
  });

  it('does not mind a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', null);
    expect(clearStoredData).not.toThrow();
  });
});
