const INTERVAL_MS = 1000;

/** Where the commands print a line. */
export type Print = (line: string) => void;

/** Prints how much of long work is done, at most once a second. */
export function progressOf(what: string, unit: 'MB' | 'files', print: Print): (done: number, total: number) => void {
  let last = Date.now();
  const scale = unit === 'MB' ? 1_048_576 : 1;
  return (done, total) => {
    if (Date.now() - last < INTERVAL_MS) return;
    last = Date.now();
    print(`${what}: ${Math.floor(done / scale)} of ${Math.ceil(Math.max(done, total) / scale)} ${unit}`);
  };
}
