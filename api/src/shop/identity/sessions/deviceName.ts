import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';
/** The user agent of a program that is no browser: `curl/8.5.0`. Every browser's begins with Mozilla. */
const PROGRAM = /^(?!Mozilla\b)([A-Za-z][\w.-]{0,39})\//;

/** A readable name of a device from its user agent: `Chrome on Android`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return PROGRAM.exec(userAgent)?.[1] ?? UNKNOWN;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
