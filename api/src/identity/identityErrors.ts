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

/** The refresh token is unknown, used already, expired or revoked. */
export class SessionExpiredError extends UserError {
  constructor() {
    super('Your session has ended');
    this.name = 'SessionExpiredError';
  }
}
