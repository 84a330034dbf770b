import { describe, expect, it } from 'vitest';
import { atYourDoor, deliveryClaim, isNamedBesideLogo } from './shopIdentity.ts';

describe('The delivery promise', () => {
  it.each([
    ['in 10 minutes', 'at your door in 10 minutes', 'Superfast Delivery'],
    ['the same day', 'at your door the same day', 'Home Delivery'],
    [null, 'at your door', 'Home Delivery'],
  ])('%s reads “%s” under “%s”', (promise, place, claim) => {
    expect(atYourDoor(promise)).toBe(place);
    expect(deliveryClaim(promise)).toBe(claim);
  });
});

describe('The shop’s name', () => {
  it.each([
    ['no logo', null, true],
    ['a square logo', { url: '/logo.png', width: 128, height: 128 }, true],
    ['a wide logo, which contains it', { url: '/logo.png', width: 480, height: 120 }, false],
  ])('beside %s: %s', (_which, logo, isShown) => {
    expect(isNamedBesideLogo(logo)).toBe(isShown);
  });
});
