import type { Options } from '../options.ts';
import type { Machine } from './machine.ts';

/** The measurements of one repetition. */
export interface Figures {
  unitsPerSecond: number;
  /** Milliseconds of a whole unit. */
  unitP50: number;
  unitP99: number;
  /** Milliseconds of single requests. */
  requestP50: number;
  requestP99: number;
  kilobytes: number;
  /** CPU time of the server per unit in milliseconds; null without /proc. */
  serverCpuMs: number | null;
  /** CPU time of PostgreSQL per unit in milliseconds; null without /proc. */
  databaseCpuMs: number | null;
}

/** A variant of a workload. */
export interface VariantResult {
  /** The medians of the repetitions. */
  median: Figures;
  repetitions: Figures[];
  /** SQL statements per unit; null where they were not counted. */
  statements: number | null;
  /** Units per second as a share of the floor's; null without a floor. */
  ratio: number | null;
}

export interface WorkloadResult {
  unit: string;
  variants: Record<string, VariantResult>;
}

/** What a server needs apart from requests. */
export interface ServerResult {
  coldStartMs: number;
  /** Null without /proc. */
  peakMemoryMb: number | null;
}

/** The file that a bench writes. */
export interface Results {
  date: string;
  machine: Machine;
  options: Options;
  servers: Record<string, ServerResult>;
  workloads: Record<string, WorkloadResult>;
}
