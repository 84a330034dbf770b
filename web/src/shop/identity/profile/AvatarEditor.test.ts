import { describe, expect, it } from 'vitest';
import { initialsOf } from './AvatarEditor.tsx';

describe('initialsOf', () => {
  it('takes the first and the last word', () => {
    expect(initialsOf('Asha Rao')).toBe('AR');
    expect(initialsOf('  meera  lakshmi iyer ')).toBe('MI');
    expect(initialsOf('Ravi')).toBe('R');
    expect(initialsOf(' ')).toBe('');
  });

  it('keeps the parts of a letter together', () => {
    expect(initialsOf('किरण शर्मा')).toBe('किश');
  });
});
