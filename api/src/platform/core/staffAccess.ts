/** The shop's settings for staff accounts, and for sensitive changes by any user. */
export interface StaffAccess {
  /** True: a member of staff without a second factor has the permissions of a shopper, until they have set it up. */
  requireTwoFactor: boolean;
  /** The time after its login at which a session of staff ends, however often it is used. */
  sessionMs: number;
  /** The time after an authentication at which a sensitive change needs another one. */
  reauthenticationMs: number;
}
