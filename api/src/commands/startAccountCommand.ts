import { z } from 'zod';
import { findRunningEmbeddedDatabase } from '../platform/db/embedded/embeddedDatabase.ts';
import { connectDatabase, disconnectDatabase } from '../platform/db/client.ts';
import { UserNotFoundError } from '../shop/identity/identityErrors.ts';
import { emailShape } from '../shop/identity/identityShapes.ts';
import { openDatabase } from '../platform/lifecycle/openDatabase.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';
import { StartupError } from '../platform/config/startupError.ts';

/** A command about an account. */
interface AccountCommand {
  /** Without the address. */
  usage: string;
  notFound: (email: string) => string;
  /** Answers what the command prints. */
  run: (email: string) => Promise<string>;
}

/** Runs a command about the account whose address is the first argument, whether the shop is running or not. */
export async function startAccountCommand(command: AccountCommand): Promise<void> {
  await startProcess(async (config, shutdown) => {
    const email = readEmail(process.argv[2], command);
    const running = config.databaseUrl ? null : await findRunningEmbeddedDatabase(config.dataDir);
    if (running) {
      await connectDatabase(running);
      shutdown.onEnd(disconnectDatabase);
    } else await openDatabase(config, shutdown);
    console.log(await runFor(email, command));
    shutdown.end(0);
  });
}

/** @throws StartupError with the usage of the command when the argument is no address */
export function readEmail(argument: string | undefined, { usage }: Pick<AccountCommand, 'usage'>): string {
  const { data: email, success } = z.safeParse(emailShape, argument);
  if (!success) throw new StartupError(`Usage: ${usage} asha@kirana.example`);
  return email;
}

/** @throws StartupError when the command finds no such account */
export async function runFor(email: string, { run, notFound }: Omit<AccountCommand, 'usage'>): Promise<string> {
  return run(email).catch((error: unknown) => {
    throw error instanceof UserNotFoundError ? new StartupError(notFound(email)) : error;
  });
}
