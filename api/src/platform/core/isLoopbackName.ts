/** Whether a URL's host name means this machine. A name that others can make resolve to it (DNS rebinding) does not count. */
export function isLoopbackName(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
