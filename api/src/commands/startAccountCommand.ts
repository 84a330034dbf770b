import { z } from 'zod';
import { findRunningEmbeddedDatabase } from '../db/embedded/embeddedDatabase.ts';
import { connectDatabase, disconnectDatabase } from '../db/client.ts';
import { UserNotFoundError } from '../identity/identityErrors.ts';
import { emailShape } from '../identity/identityShapes.ts';
import { openDatabase } from '../lifecycle/openDatabase.ts';
import { startProcess } from '../lifecycle/startProcess.ts';
import { StartupError } from '../config/startupError.ts';

/** Runs a command about the account whose address is the first argument, whether the shop is running or not. */
export async function startAccountCommand({
  usage,
  notFound,
  run,
}: {
  /** Without the address. */
  usage: string;
  notFound: (email: string) => string;
  /** Answers what the command prints. */
  run: (email: string) => Promise<string>;
}): Promise<void> {
  await startProcess(async (config, shutdown) => {
    const { data: email, success } = z.safeParse(emailShape, process.argv[2]);
    if (!success) throw new StartupError(`Usage: ${usage} asha@kirana.example`);
    const running = config.databaseUrl ? null : await findRunningEmbeddedDatabase(config.dataDir);
    if (running) {
      await connectDatabase(running);
      shutdown.onEnd(disconnectDatabase);
    } else await openDatabase(config, shutdown);
    const line = await run(email).catch((error: unknown) => {
      throw error instanceof UserNotFoundError ? new StartupError(notFound(email)) : error;
    });
    console.log(line);
    shutdown.end(0);
  });
}
