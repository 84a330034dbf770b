import { createContext } from 'react';

/** The id of the suggestion that the arrow keys have reached; null when the focus is on the text alone. */
export const ActiveSuggestion = createContext<string | null>(null);
