import { z } from 'zod';
import { findRunningEmbeddedDatabase } from '../db/embedded/embeddedDatabase.ts';
import { connectDatabase, disconnectDatabase } from '../db/client.ts';
import { UserNotFoundError } from '../identity/identityErrors.ts';
import { promoteUser } from '../identity/staff/promoteUser.ts';
import { emailShape } from '../identity/identityShapes.ts';
import { openDatabase } from '../lifecycle/openDatabase.ts';
import { startProcess } from '../lifecycle/startProcess.ts';
import { StartupError } from '../config/startupError.ts';

/** `npm run user:promote EMAIL`: makes a registered user an admin, whether the shop is running or not. */
await startProcess(async (config, shutdown) => {
  const { data: email, success } = z.safeParse(emailShape, process.argv[2]);
  if (!success) throw new StartupError('Usage: npm run user:promote asha@kirana.example');
  const running = config.databaseUrl ? null : await findRunningEmbeddedDatabase(config.dataDir);
  if (running) {
    await connectDatabase(running);
    shutdown.onEnd(disconnectDatabase);
  } else await openDatabase(config, shutdown);
  await promoteUser(email).catch((error: unknown) => {
    throw error instanceof UserNotFoundError
      ? new StartupError(`No user has registered and verified ${email}.`)
      : error;
  });
  console.log(`${email} is an admin now.`);
  shutdown.end(0);
});
