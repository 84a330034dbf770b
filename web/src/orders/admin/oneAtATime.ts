type Task = () => Promise<unknown>;

/** Runs one task at a time; of those that are asked for meanwhile only the last is run, after it. Tasks must not fail. */
export function oneAtATime(): (task: Task) => void {
  let isRunning = false;
  let next: Task | null = null;
  const run = (task: Task) => {
    if (isRunning) {
      next = task;
      return;
    }
    isRunning = true;
    void task().finally(() => {
      isRunning = false;
      const later = next;
      next = null;
      if (later !== null) run(later);
    });
  };
  return run;
}
