import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';
/** How programs that are no browsers name themselves: `curl/8.5.0`. Browsers all say Mozilla first. */
const PROGRAM = /^(?!Mozilla\b)([A-Za-z][\w.-]{0,39})\//;

/** A device as its owner would call it, of what its browser says of itself: `Chrome on Android`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return PROGRAM.exec(userAgent)?.[1] ?? UNKNOWN;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
