import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT_DIRECTORY } from '../config/config.ts';

/** Runs a program of api/src/commands in a process of its own, as its npm script does. */
export async function runCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const preload = path.join(ROOT_DIRECTORY, 'api/src/db/preload.mjs');
  const command = path.join(ROOT_DIRECTORY, `api/src/commands/${name}.ts`);
  const env = { NODE_ENV: 'test', ...environment };
  try {
    const output = await promisify(execFile)(process.execPath, ['--import', preload, command, ...args], { env });
    return { code: 0, ...output };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }; // as execFile documents
    return { code, stdout, stderr };
  }
}
