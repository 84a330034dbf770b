import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';

/** How a program of api/src/commands is started, as its npm script does. */
export function commandLine(name: string, args: readonly string[], environment: Record<string, string>) {
  const preload = path.join(ROOT_DIRECTORY, 'api/src/platform/db/preload.mjs');
  const command = path.join(ROOT_DIRECTORY, `api/src/commands/${name}.ts`);
  return {
    program: process.execPath,
    args: ['--import', preload, command, ...args],
    env: { NODE_ENV: 'test', ...environment },
  };
}

/** Runs a program of api/src/commands in a process of its own. */
export async function runCommand(
  ...command: Parameters<typeof commandLine>
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { program, args, env } = commandLine(...command);
  try {
    const output = await promisify(execFile)(program, args, { env });
    return { code: 0, ...output };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }; // as execFile documents
    return { code, stdout, stderr };
  }
}
