import { createContext } from 'react';

/** Returns the head of a page about one entry, which takes the focus when the button that had it is removed. */
export const FinalFocusContext = createContext<() => HTMLElement | null>(() => null);
