/**
 * The time at which every run starts, for the server and the browser: a Wednesday in September at 10:24 pm in Kolkata, the widest date
 * and time in `en-IN`. The clock advances from there, so no page and no test depends on the hour of the run.
 */
export const RUN_STARTS_AT = Date.parse('2036-09-24T22:24:00+05:30');

/**
 * Shifts JavaScript's clock by an offset in milliseconds. The function uses no variable of this module, because Playwright sends
 * its source to the browser.
 */
export function shiftClock(offset: number): void {
  const SystemDate = Date;
  const now = () => SystemDate.now() + offset;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    apply: () => new SystemDate(now()).toString(),
    get: (target, property) => (property === 'now' ? now : Reflect.get(target, property)),
  });
}
