import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, preprocessCSS, resolveConfig, type Rolldown } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { stylesOnDemand } from './stylesOnDemand.ts';

const web = path.join(import.meta.dirname, '..');
const ENTRY = 'virtual:entry';

afterEach(() => document.head.replaceChildren());

it('keeps the styles of staff out of the sheet of shoppers, and puts them into scripts', async () => {
  const files = globSync('src/**/*.module.css', { cwd: web }).map((file) => path.join(web, file));
  const { sheet, script } = await buildModules(files);
  const staff = files.filter((file) => file.includes('/backoffice/'));
  const classes = await Promise.all(staff.map(classesOf));
  expect(classes.flat().filter((name) => sheet.includes(name))).toEqual([]);
  expect(classes.filter((names) => !names.some((name) => script.includes(`.${name}`)))).toEqual([]);
  for (const name of await classesOf(path.join(web, 'src/ui/Logo.module.css'))) {
    expect(sheet).toContain(`.${name}`);
    expect(script).not.toContain(`.${name}`);
  }
});

it('adds the styles when a script is evaluated, after the sheet and before the styles of Emotion', async () => {
  const file = path.join(web, 'src/backoffice/layout/StaffLayout.module.css');
  const [name = ''] = await classesOf(file);
  const { script } = await buildModules([file]);
  document.head.innerHTML =
    '<link rel="stylesheet"><style data-emotion="css"></style><style data-emotion="css"></style>';
  runInThisContext(script);
  expect([...document.head.children].map(({ textContent }) => textContent.includes(`.${name}`))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

/** The sheet and the scripts of a build that contains CSS modules. */
async function buildModules(files: string[]): Promise<{ sheet: string; script: string }> {
  const code = files.map((file, at) => `import styles${at} from '${file}'; Object.keys(styles${at});`).join('\n');
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? code : null),
  };
  const { output } = (await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, stylesOnDemand()],
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput; // it writes one output, and does not watch
  const sheets = output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  return {
    sheet: sheets.join(''),
    script: output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join(''),
  };
}

/** The names that the build gives to the classes of a CSS module. */
async function classesOf(file: string): Promise<string[]> {
  const config = await resolveConfig({ root: web, configFile: false }, 'build');
  const { modules } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
  return Object.values(modules ?? {}).flatMap((names) => names.split(' ').filter((name) => name.startsWith('_')));
}
