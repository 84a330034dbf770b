import type { ShouldRevalidateFunction } from 'react-router-dom';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';

/** Revalidates a list below an open dialog only for another session, another page or other filters. */
export const revalidateOnFilterChange: ShouldRevalidateFunction = (step) =>
  revalidateOnSessionChange(step) || step.currentUrl.search !== step.nextUrl.search;
