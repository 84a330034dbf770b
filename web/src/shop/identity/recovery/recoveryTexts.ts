/** Fixed texts of password recovery and of email verification; the specification gives those with odd case. */
export const recoveryTexts = {
  sendOtp: 'Send Otp',
  sent: 'check your email',
  verifyOtp: 'Verify OTP',
  verified: 'Verify otp successfully',
  changePassword: 'Change Password',
  changed: 'Password updated successfully.',
} as const;
