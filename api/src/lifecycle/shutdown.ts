/** npm hands a Ctrl-C on that the terminal has already delivered; only a later one is the person's second. */
const SAME_KEYPRESS_MS = 500;

type Step = () => Promise<void> | void;

/** Takes down, last thing first, what has been put up, and ends the process. */
export interface Shutdown {
  /** `step` undoes what was just done. */
  later(step: Step): void;
  /** Everything is taken down; the first caller's reason and exit code hold. */
  end(code: number, reason?: string): void;
}

/** From now on SIGINT, SIGTERM and SIGHUP end the process in good order, and a second one at once. */
export function prepareShutdown(): Shutdown {
  const steps: Step[] = [];
  let isEnding = false;
  let firstSignalAt = 0;

  async function takeDown(code: number): Promise<never> {
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(`While stopping: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    process.exit(code);
  }

  const end: Shutdown['end'] = (code, reason) => {
    if (isEnding) return;
    isEnding = true;
    if (reason) console.error(reason);
    void takeDown(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstSignalAt && Date.now() - firstSignalAt > SAME_KEYPRESS_MS) process.exit(1);
      firstSignalAt ||= Date.now();
      end(0);
    });
  }
  return {
    end,
    later(step) {
      if (isEnding)
        void step(); // put up while the rest was already being taken down
      else steps.push(step);
    },
  };
}
