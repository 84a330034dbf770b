import { flushCompileCache } from 'node:module';
import { isProductionProcess } from '../config/environment.ts';
import { readTelemetrySettings } from '../config/telemetrySettings.ts';
import type { ProgramName } from './bundle.ts';

/**
 * Runs a program of api/src/programs: in production its bundle, elsewhere its sources, which `--watch` and tests follow. Traces need the
 * sources too, because their instrumentations patch packages while these are loaded.
 */
export async function runProgram(program: ProgramName): Promise<void> {
  const hasTraces = readTelemetrySettings(process.env)?.traces ?? false;
  const bundle = isProductionProcess() && !hasTraces ? await findBundle(program) : null;
  await import(bundle ?? `../../programs/${program}.ts`);
  flushCompileCache(); // also for a process that is killed; only modules that the cache lacked are written
}

async function findBundle(program: ProgramName): Promise<string | null> {
  const { ensureBundle } = await import('./bundle.ts');
  return ensureBundle(program).catch((error: unknown) => {
    process.emitWarning(`The bundle was not made, so the sources are loaded: ${String(error)}`);
    return null;
  });
}
