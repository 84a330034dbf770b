import { promoteUser } from '../backoffice/staff/assignRole.ts';
import { startAccountCommand } from './startAccountCommand.ts';

/** `npm run user:promote EMAIL`: makes a registered user an admin. */
await startAccountCommand({
  usage: 'npm run user:promote',
  notFound: (email) => `No user has registered and verified ${email}.`,
  run: async (email) => {
    await promoteUser(email);
    return `${email} is an admin now.`;
  },
});
