import { createContext, useContext } from 'react';

/** What the server puts into the head of the page that it renders. */
export interface PageHead {
  setTitle: (title: string) => void;
}

/** Provided on the server only: a browser changes the present document. */
export const PageHeadContext = createContext<PageHead | null>(null);

export function usePageHead(): PageHead | null {
  return useContext(PageHeadContext);
}
