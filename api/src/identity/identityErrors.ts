import { UserError } from '../graphql/userError.ts';

/** Somebody else, or the person themselves, has registered with the address. */
export class EmailTakenError extends UserError {
  constructor() {
    super('An account with this email exists already');
    this.name = 'EmailTakenError';
  }
}

/** No account has this e-mail and password; which of the two is wrong is not told. */
export class WrongCredentialsError extends UserError {
  constructor() {
    super('Email or password is not right');
    this.name = 'WrongCredentialsError';
  }
}

/** The right password of an account that an admin has closed. */
export class AccountSuspendedError extends UserError {
  constructor() {
    super('This account is suspended. Please write to us.');
    this.name = 'AccountSuspendedError';
  }
}

/** Not the password of the viewer, who was asked for it once more. */
export class WrongPasswordError extends UserError {
  constructor() {
    super('The password is not right');
    this.name = 'WrongPasswordError';
  }
}

/** The refresh token is unknown, used already, expired or revoked. */
export class SessionExpiredError extends UserError {
  constructor() {
    super('Your session has ended');
    this.name = 'SessionExpiredError';
  }
}

/** Not the mailed code, or one that is used, expired, tried too often or replaced by a newer one. Which of it is not told. */
export class WrongCodeError extends UserError {
  constructor() {
    super('This code is not right, or no longer valid. After five wrong ones, ask for a new one.');
    this.name = 'WrongCodeError';
  }
}

/** No verified code allows the reset (any more). */
export class ResetExpiredError extends UserError {
  constructor() {
    super('Please verify a new code before you change the password');
    this.name = 'ResetExpiredError';
  }
}

/** The link in a mail is unknown or expired, or the address has been changed since. */
export class ConfirmationExpiredError extends UserError {
  constructor() {
    super('This link is no longer valid');
    this.name = 'ConfirmationExpiredError';
  }
}

/** Told to admins alone. */
export class UnknownUserError extends UserError {
  constructor(message = 'No account has this email') {
    super(message);
    this.name = 'UnknownUserError';
  }
}

/** Who is an admin stays one, whatever the API is asked. */
export class AdminRoleError extends UserError {
  constructor() {
    super('This person is an admin');
    this.name = 'AdminRoleError';
  }
}

/** An admin may not close their own account to themselves. */
export class OwnAccountError extends UserError {
  constructor() {
    super('This is your own account');
    this.name = 'OwnAccountError';
  }
}
