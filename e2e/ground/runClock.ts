/**
 * When every run begins, for the server and for the browser: a Wednesday in September at 10:24 pm in Kolkata, the widest date
 * and time that `en-IN` writes. The clock runs on from there, so no page and no test depends on the hour of the run.
 */
export const RUN_BEGINS_AT = Date.parse('2036-09-24T22:24:00+05:30');

/**
 * Moves the clock that JavaScript reads by an offset in milliseconds. The function refers to nothing outside itself, because
 * Playwright sends its source to the browser.
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
