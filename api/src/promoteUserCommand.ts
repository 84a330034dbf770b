import { z } from 'zod';
import { runningEmbedded } from './db/embedded.ts';
import { connectDatabase, disconnectDatabase } from './db/client.ts';
import { UnknownUserError } from './identity/identityErrors.ts';
import { promoteUser } from './identity/promoteUser.ts';
import { emailShape } from './identity/identityShapes.ts';
import { openDatabase } from './lifecycle/openDatabase.ts';
import { startProcess } from './lifecycle/startProcess.ts';
import { StartProblem } from './startProblem.ts';

/** `npm run user:promote EMAIL`: makes an admin of somebody who has registered, whether the shop is running or not. */
await startProcess(async (config, shutdown) => {
  const { data: email, success } = z.safeParse(emailShape, process.argv[2]);
  if (!success) throw new StartProblem('Whom? npm run user:promote asha@kirana.example');
  const running = config.databaseUrl ? null : await runningEmbedded(config.dataDir);
  if (running) {
    await connectDatabase(running);
    shutdown.later(disconnectDatabase);
  } else await openDatabase(config, shutdown);
  await promoteUser(email).catch((error: unknown) => {
    throw error instanceof UnknownUserError
      ? new StartProblem(`Nobody has registered ${email} and confirmed it by the link in the mail.`)
      : error;
  });
  console.log(`${email} is an admin now.`);
  shutdown.end(0);
});
