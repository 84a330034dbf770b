/** Replaces the variant of a hook that Relay's feature flags do not select. */
export default function unusedHook() {
  throw new Error('A hook of Relay that is not part of the bundle was called');
}
