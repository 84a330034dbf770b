import { useTransition } from 'react';
import { useNavigate } from 'react-router-dom';

/** A function that replaces the search of the page's URL, and whether the page is loading for the new one. */
export function useReplaceSearch() {
  const navigate = useNavigate();
  const [isBusy, startTransition] = useTransition();
  const replaceSearch = (search: string) =>
    startTransition(async () => {
      await navigate({ search }, { replace: true, preventScrollReset: true });
    });
  return { replaceSearch, isBusy };
}
