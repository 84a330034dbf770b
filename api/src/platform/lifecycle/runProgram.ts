import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { isProductionProcess } from '../config/environment.ts';
import { readTelemetrySettings } from '../config/telemetrySettings.ts';
import type * as Bundle from './bundle.ts';

/**
 * V8 lets the heap grow to four times of what is retained, 80 MB under load, before it collects all of it. At this many percent more than
 * what is retained the process takes 250 MB less at the same speed; at 70, 50 MB less again, and a search a tenth more CPU time. The
 * command's own flag limits what is new to 3 × 16 MB, 140 MB less under searches at the same speed.
 */
const HEAP_GROWTH = '--heap-growing-percent=100';

/**
 * Runs a program of api/src/commands: in production its bundle, elsewhere its sources, which `--watch` and tests follow. Traces need the
 * sources too, because their instrumentations patch packages while these are loaded.
 */
export async function runProgram(program: Bundle.ProgramName): Promise<void> {
  const hasTraces = readTelemetrySettings(process.env)?.traces ?? false;
  const bundle = isProductionProcess() && !hasTraces ? await openBundle() : null;
  process.once('exit', (code) => code === 0 && bundle?.keepCode()); // the start may be complete before what follows it
  const loaded: unknown = bundle?.loadChunk(`./${program}.cjs`) ?? (await import(`../../commands/${program}.ts`));
  await (loaded as { running: Promise<void> }).running;
  bundle?.keepCode(); // V8 refuses code of other flags
  setFlagsFromString(HEAP_GROWTH); // a start retains nearly all that it allocates
  flushCompileCache(); // also for a process that is killed; only modules that the cache lacked are written
}

async function openBundle(): Promise<typeof Bundle | null> {
  const bundle = await import('./bundle.ts');
  const isReady = await bundle.ensureBundle().catch((error: unknown) => {
    process.emitWarning(`The bundle was not made, so the sources are loaded: ${String(error)}`);
  });
  return isReady ? bundle : null;
}
