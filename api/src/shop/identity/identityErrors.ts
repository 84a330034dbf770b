import { UserError } from '../../platform/core/errors/userError.ts';

/** An account has the e-mail address already. */
export class EmailTakenError extends UserError {
  constructor() {
    super('There is already an account with this email');
    this.name = 'EmailTakenError';
  }
}

/** No account has this e-mail address and password. The error does not reveal which of the two is wrong. */
export class WrongCredentialsError extends UserError {
  constructor() {
    super('Wrong email or password');
    this.name = 'WrongCredentialsError';
  }
}

/** The password is right, and an admin has suspended the account. */
export class AccountSuspendedError extends UserError {
  constructor() {
    super('This account is suspended. Contact us for help.');
    this.name = 'AccountSuspendedError';
  }
}

/** The password is not that of the viewer, who has to confirm it. */
export class WrongPasswordError extends UserError {
  constructor() {
    super('Wrong password');
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

/** The code is wrong, used, expired, invalidated by wrong attempts or replaced. The error does not reveal which. */
export class WrongCodeError extends UserError {
  constructor() {
    super('Wrong or expired code. After five wrong tries, request a new one.');
    this.name = 'WrongCodeError';
  }
}

/** The reset token is missing, used or expired. */
export class ResetExpiredError extends UserError {
  constructor() {
    super('That took too long. Request a new code to change your password.');
    this.name = 'ResetExpiredError';
  }
}

/** The token of a mailed link is unknown or expired, or the address was changed again. */
export class EmailVerificationExpiredError extends UserError {
  constructor() {
    super('This link has expired');
    this.name = 'EmailVerificationExpiredError';
  }
}

/** The request has no session of the account that it would change. */
export class LoginRequiredError extends UserError {
  constructor() {
    super('Log in with your present email, and open the link again');
    this.name = 'LoginRequiredError';
  }
}

/** No account fits the e-mail address; only staff receive this error. */
export class UserNotFoundError extends UserError {
  constructor(message = 'There’s no account with this email') {
    super(message);
    this.name = 'UserNotFoundError';
  }
}

/** The account is an admin's, or would become one; the API neither gives nor takes the admin role. */
export class AdminRoleError extends UserError {
  constructor(message = 'This person is an admin') {
    super(message);
    this.name = 'AdminRoleError';
  }
}

/** Nobody can suspend their own account. */
export class OwnAccountError extends UserError {
  constructor() {
    super('This is your own account');
    this.name = 'OwnAccountError';
  }
}
