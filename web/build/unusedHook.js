/** In place of a hook behind a feature flag that is off. */
export default function unusedHook() {
  throw new Error('A hook of Relay that is not part of the bundle was called');
}
