/** Fixed texts of password recovery and of email verification; the specification gives those with odd case. */
export const recoveryTexts = {
  sendOtp: 'Send Otp',
  sent: 'check your email',
  codeSent: {
    before: 'If there’s an account for ',
    after: ', we’ve emailed it a code and a link. They work for 10 minutes.',
  },
  code: 'Code',
  verifyOtp: 'Verify OTP',
  verified: 'Verify otp successfully',
  claimedLead: {
    before: 'Your email ',
    after: ' is confirmed, and we’ve logged out every other browser. Choose a password that only you know.',
  },
  changePassword: 'Change Password',
  changed: 'Password updated successfully.',

  confirmTitle: 'Confirm your email',
  linkExpired: 'This link doesn’t work',
  linkExpiredText: 'It may have expired. Request a new one from your profile.',
  loginRequiredText: 'Log in with the email that your account has now. Then open the link in the email again.',
} as const;
