import { StartupError } from '../config/startupError.ts';
import { databaseFailureOf } from '../db/databaseFailure.ts';

/** The error of a backup as one line for the operator, where the operator can do something about it. */
export function explainBackupFailure(error: unknown, directory: string): unknown {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new StartupError(`The disk that holds ${directory} is full: name a folder on another one.`);
  if (databaseFailureOf(error) === 'lost')
    return new StartupError('The database stopped during the backup, which is not complete: run it again.', {
      cause: error,
    });
  return error;
}
