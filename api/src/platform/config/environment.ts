import { existsSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder, or the image's. */
export const ROOT_DIRECTORY = path.join(import.meta.dirname, '../../../..');

/** The environment and, beneath it, the `.env` file in the root. A test never uses a developer's database. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  const file = path.join(ROOT_DIRECTORY, '.env');
  if (existsSync(file) && process.env['NODE_ENV'] !== 'test') process.loadEnvFile(file);
  return process.env;
}

/** The environment of a child process: this process's own, and `more`. */
export function toolEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}

/** Whether this is production, for decisions while modules load, before the configuration is read. */
export function isProductionProcess(): boolean {
  return process.env['NODE_ENV'] === 'production';
}
