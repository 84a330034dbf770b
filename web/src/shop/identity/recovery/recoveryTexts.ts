/** What a reset has removed from an account whose email had not been confirmed. */
interface RemovedData {
  readonly addresses: number;
  readonly hasMobile: boolean;
  readonly keptAddresses: readonly string[];
}

const addressesOf = (count: number) => (count === 1 ? '1 saved address' : `${count} saved addresses`);

/** Texts of password recovery; the specification gives those with odd case. */
export const recoveryTexts = {
  sendOtp: 'Send Otp',
  sent: 'Check your email for the code',
  verifyOtp: 'Verify OTP',
  verified: 'Code confirmed',
  changePassword: 'Change Password',
  changed: 'Password updated successfully.',
  removes:
    'Someone else may have used this account before its email was confirmed. To be safe, we’ll also remove any saved address and mobile number that no delivered order shows to be yours.',
  /** Null when nothing was removed. */
  removed: ({ addresses, hasMobile }: RemovedData) => {
    const removed = [...(addresses > 0 ? [addressesOf(addresses)] : []), ...(hasMobile ? ['the mobile number'] : [])];
    if (removed.length === 0) return null;
    return `We removed ${removed.join(' and ')}. Someone else may have saved them before this email was confirmed, and no delivered order shows that they’re yours.`;
  },
  /** Null when nothing was kept. */
  kept: ({ keptAddresses }: RemovedData) =>
    keptAddresses.length === 0
      ? null
      : `We kept ${keptAddresses.join(' and ')}, because an order was delivered there. Not your address? Delete it after you log in.`,
} as const;
