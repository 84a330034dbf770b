type Task = () => Promise<unknown>;

/** Runs one task at a time; of the tasks requested meanwhile it runs only the last, afterwards. Tasks must not reject. */
export function coalesceTasks(): (task: Task) => void {
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
