import { describe, expect, it } from 'vitest';
import { loginPath, nextPath } from './loginPath.ts';

describe('loginPath', () => {
  it('carries the way back', () => {
    expect(loginPath('/search?q=toor dal')).toBe('/login?next=%2Fsearch%3Fq%3Dtoor+dal');
  });

  it('carries none to the front page or to the login itself', () => {
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('/login?next=/cart')).toBe('/login');
    expect(loginPath('/register')).toBe('/login');
  });
});

describe('nextPath', () => {
  it('follows a path of this shop', () => {
    expect(nextPath('?next=%2Fcheckout')).toBe('/checkout');
    expect(nextPath('?next=%2Fsearch%3Fq%3Dmilk')).toBe('/search?q=milk');
  });

  it.each([
    '',
    '?next=',
    '?next=https://evil.example',
    '?next=//evil.example',
    '?next=/\\evil.example',
    '?next=/%09/evil.example',
    '?next=javascript:alert(1)',
  ])('leads home for %j', (search) => {
    expect(nextPath(search)).toBe('/');
  });
});
