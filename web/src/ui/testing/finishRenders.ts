import { configure, getConfig } from '@testing-library/react';
import { unstable_LowPriority, unstable_scheduleCallback } from 'scheduler';

/**
 * Makes each wait and each action of the user end after React has done what it has begun by then, such as effects. Without it a
 * busy machine shows an element to a test before the element's effects have run.
 */
export function finishRenders(): void {
  const { asyncWrapper } = getConfig();
  if (asyncWrapper.name === 'finishingWrapper') return; // the files of a worker share it
  configure({
    asyncWrapper: function finishingWrapper(callback) {
      return asyncWrapper(async () => {
        const result = await callback();
        await new Promise<void>((resolve) => void unstable_scheduleCallback(unstable_LowPriority, () => resolve()));
        return result;
      });
    },
  });
}
