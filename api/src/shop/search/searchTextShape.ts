import { z } from 'zod';

/** The longest search text in an argument for admins. */
export const MAX_SEARCH_TEXT = 200;

/** The valid search texts of such an argument, which may be empty. */
export const searchTextShape = z
  .string()
  .max(MAX_SEARCH_TEXT, `The text can have at most ${MAX_SEARCH_TEXT} characters`);
