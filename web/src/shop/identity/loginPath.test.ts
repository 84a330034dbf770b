import { describe, expect, it } from 'vitest';
import { loginPath, nextPath } from './loginPath.ts';

describe('loginPath', () => {
  it('contains the return path', () => {
    expect(loginPath('/search?q=toor dal')).toBe('/login?next=%2Fsearch%3Fq%3Dtoor+dal');
  });

  it.each([
    '/',
    '/login?next=/cart',
    '/register',
    '/forgot-password',
    '/verification-otp',
    '/reset-password',
    '/verify-email',
  ])('contains no return path to %s', (from) => {
    expect(loginPath(from)).toBe('/login');
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
    '?next=%2Freset-password',
  ])('is the home page for %j', (search) => {
    expect(nextPath(search)).toBe('/');
  });
});
