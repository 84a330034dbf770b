import { useMediaQuery } from './useMediaQuery.ts';

/** The breakpoint `md` of ui/theme/tokens.ts. */
const WIDE = '(min-width: 48rem)';

/** Whether the screen is wider than a phone's, for elements whose place in the document depends on it, not only their style. */
export function useIsWideScreen(): boolean {
  return useMediaQuery(WIDE);
}
