import type { Workload } from './workload.ts';

/** The workloads with these names, or all. @throws for an unknown name */
export function pickByName(all: readonly Workload[], names: readonly string[] | null): Workload[] {
  const unknown = names?.filter((name) => !all.some((workload) => workload.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No workload ${unknown.join(', ')}: ${all.map(({ name }) => name).join(', ')}`);
  return all.filter(({ name }) => !names || names.includes(name));
}
