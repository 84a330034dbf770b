import { describe, expect, it } from 'vitest';
import { defineUserError, UserError } from './errors/userError.ts';

class DoorLockedError extends defineUserError({
  description: 'The door is locked.',
  message: 'Please unlock the door',
}) {}

class DoorBusyError extends defineUserError({
  description: 'Others are waiting at the door.',
  fields: { waiting: { type: 'Int', description: 'The number of people who wait.' } },
}) {
  constructor(waiting: number, options?: ErrorOptions) {
    super(`${waiting} are waiting`, { waiting, ...options });
  }
}

describe('defineUserError', () => {
  it('makes a class of user errors, which are named after it', () => {
    const error = new DoorLockedError();
    expect(error).toBeInstanceOf(DoorLockedError);
    expect(error).toBeInstanceOf(UserError);
    expect(error).not.toBeInstanceOf(DoorBusyError);
    expect(error.name).toBe('DoorLockedError');
    expect(String(error)).toBe('DoorLockedError: Please unlock the door');
  });

  it('takes a message instead of the one of the definition', () => {
    expect(new DoorLockedError('The key is lost').message).toBe('The key is lost');
  });

  it('gives the error the values of its fields, and its cause', () => {
    const cause = new Error('A queue');
    const error = new DoorBusyError(3, { cause });
    expect(error).toMatchObject({ message: '3 are waiting', waiting: 3, cause });
    expect(Object.keys(error).sort()).toEqual(['name', 'waiting']);
  });

  it('describes the GraphQL type on the class', () => {
    expect(DoorLockedError.description).toBe('The door is locked.');
    expect(DoorLockedError.fields).toEqual({});
    expect(DoorBusyError.fields).toEqual({ waiting: { type: 'Int', description: 'The number of people who wait.' } });
  });
});
