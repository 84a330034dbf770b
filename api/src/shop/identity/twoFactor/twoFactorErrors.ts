import { UserError } from '../../../platform/core/errors/userError.ts';

/** The password is right, and the account has a second factor: `userLogInVerify` completes the login with a code. */
export class TwoFactorRequiredError extends UserError {
  /** The token that the browser gets as a cookie. */
  readonly challengeToken: string;
  readonly expiresAt: Date;

  constructor(challenge: { token: string; expiresAt: Date }) {
    super('Enter the code from your authenticator app');
    this.name = 'TwoFactorRequiredError';
    this.challengeToken = challenge.token;
    this.expiresAt = challenge.expiresAt;
  }
}

/** The code of the second factor is wrong, or was used before. */
export class WrongTwoFactorCodeError extends UserError {
  constructor() {
    super('Wrong code, or one that was used before. Try the next one.');
    this.name = 'WrongTwoFactorCodeError';
  }
}

/** The browser has sent no password, or it was too long ago, or too many codes were wrong since. */
export class LoginChallengeExpiredError extends UserError {
  constructor() {
    super('Enter your password again');
    this.name = 'LoginChallengeExpiredError';
  }
}

/** The account has a second factor already, or a step of its set-up is missing. */
export class TwoFactorStateError extends UserError {
  constructor(message: string) {
    super(message);
    this.name = 'TwoFactorStateError';
  }
}

/** How a person proves who they are. */
export type AuthenticationMethod = 'PASSWORD' | 'TWO_FACTOR';

/** The last authentication is too long ago for this change: `sessionReauthenticate`, and repeat the request. */
export class ReauthenticationRequiredError extends UserError {
  readonly method: AuthenticationMethod;

  constructor(method: AuthenticationMethod) {
    super('Confirm that it’s you');
    this.name = 'ReauthenticationRequiredError';
    this.method = method;
  }
}
