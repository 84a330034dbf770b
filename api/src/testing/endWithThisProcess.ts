import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** Waits for the end of its input, signals a process, and deletes folders when the process has ended. */
const GUARD = 'cat >/dev/null; kill -"$1" "$2"; while kill -0 "$2"; do sleep 0.1; done; shift 2; rm -rf "$@"';

interface Guarded {
  pid: number;
  /** Without `SIG`. */
  signal: 'INT' | 'KILL' | 'QUIT' | 'TERM';
  /** Is deleted after it. */
  folders?: readonly string[];
}

/**
 * Ends another process when this one has ended, even by SIGKILL: the standard input of a guard ends with it. Returns what dismisses
 * the guard; it must be called when the other process ends before.
 */
export function endWithThisProcess({ pid, signal, folders = [] }: Guarded): () => void {
  const guard = spawn('sh', ['-c', GUARD, 'sh', signal, String(pid), ...folders], {
    detached: true, // Ctrl-C in a terminal reaches this process alone
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as Socket).unref(); // a pipe at run time
  return () => void guard.kill('SIGKILL');
}
