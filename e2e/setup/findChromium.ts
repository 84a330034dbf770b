import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { unpackChromium, type Browser } from './unpackChromium.ts';

/** The headless shell is first, because it renders the same pages with the least CPU time. */
const EXECUTABLES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The browser of the journeys: the file that `CHROMIUM_PATH` names, else the first installed one on the PATH, else the headless
 * Chromium of the development dependency `@sparticuz/chromium`.
 * @throws Error that says what to install, where none of them can run
 */
export async function findChromium(): Promise<Browser> {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return { executablePath: configured, env: {} };
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const installed = EXECUTABLES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
  return installed ? { executablePath: installed, env: {} } : unpackChromium();
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
