import { resetTwoFactor } from '../backoffice/staff/resetTwoFactor.ts';
import { startAccountCommand } from './startAccountCommand.ts';

/** `npm run user:reset-two-factor -- EMAIL`: removes a user's lost second factor. */
await startAccountCommand({
  usage: 'npm run user:reset-two-factor --',
  notFound: (email) => `${email} has no account with a second factor.`,
  run: async (email) => {
    await resetTwoFactor(email, new Date());
    return `${email} logs in without a second factor now, and is logged out everywhere.`;
  },
});
