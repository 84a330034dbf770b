import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';

/** Where and of what results were measured. */
export interface Machine {
  cores: number;
  processor: string;
  memoryGb: number;
  platform: string;
  node: string;
  postgres: string;
  /** The commit, with a `+` when files have changed since; empty without Git. */
  commit: string;
}

export function describeMachine(postgres: string): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? '',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    postgres,
    commit: presentCommit(),
  };
}

function presentCommit(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: ROOT_DIRECTORY }).toString().trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'api') === '' ? '' : '+'}`;
  } catch {
    return '';
  }
}
