/** The part of React's scheduler that the tests use; the package has no types of its own. */
declare module 'scheduler' {
  export const unstable_LowPriority: number;
  export function unstable_scheduleCallback(priority: number, callback: () => void): unknown;
}
