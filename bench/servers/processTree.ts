import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Only Linux has /proc; elsewhere CPU time and memory are left out. */
const HAS_PROC = existsSync('/proc/self/stat');
const MS_PER_TICK = HAS_PROC ? 1000 / Number(execFileSync('getconf', ['CLK_TCK']).toString()) : NaN;

interface ProcessTimes {
  pid: number;
  parent: number;
  /** CPU time of the process and of its children that have ended, in ticks. */
  ticks: number;
}

/** The CPU time that a process and all its descendants have used, also those that have ended, in milliseconds; null without /proc. */
export function cpuMsOf(pid: number): number | null {
  if (!HAS_PROC) return null;
  const ticks = treeOf(pid).reduce((sum, each) => sum + each.ticks, 0);
  return ticks * MS_PER_TICK;
}

/** The sum of the peak resident memory of a process and its descendants, in MB; null without /proc. */
export function peakMemoryMbOf(pid: number): number | null {
  if (!HAS_PROC) return null;
  const kilobytes = treeOf(pid).map((each) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${each.pid}/status`, 'utf8'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

function treeOf(root: number): ProcessTimes[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readTimes(Number(name)) ?? []);
  const tree = processes.filter(({ pid }) => pid === root);
  for (const each of tree) tree.push(...processes.filter(({ parent }) => parent === each.pid)); // grows while it is walked
  return tree;
}

/** Null for a process that has ended. */
function readTimes(pid: number): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' '); // the name, before it, may hold spaces
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0); // utime, stime, cutime, cstime
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}
