import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';

/** What the testing libraries and Chakra read of an element's computed style: whether it is seen, read aloud, pressed or scrolled. */
const SEEN =
  /(?<=^|;)(?:display|visibility|content-visibility|opacity|content|pointer-events|user-select|position|overflow(?:-[xy])?|animation(?:-name)?):[^;]*/g;

/** At-rules whose content jsdom does not apply. */
const NOT_APPLIED = /^@(?:layer|supports|container|keyframes|-webkit-keyframes|font-face)/;

/**
 * Makes Emotion insert only declarations that change what a test sees. jsdom matches every rule of the document for each element
 * whose style is asked for, which took a fifth of the suite's time with colours, spaces and sizes.
 */
export function insertOnlySeenStyles(): void {
  const { sheet } = emotionCache();
  if (Object.hasOwn(sheet, 'insert')) return; // the files of a worker share it
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    const seen = seenPart(rule);
    if (seen !== null) insert(seen);
  };
}

/** Removes the rules that a file's components have inserted, which jsdom would match for the elements of the worker's next files. */
export function removeStyles(): void {
  const cache = emotionCache();
  cache.sheet.flush();
  cache.inserted = {};
}

function emotionCache(): EmotionCache {
  const { result, unmount } = renderHook(() => __unsafe_useEmotionCache());
  unmount();
  if (result.current === null) throw new Error('Emotion has no cache');
  return result.current;
}

/** The rule without declarations that no test sees, null if none is left. */
function seenPart(rule: string): string | null {
  if (NOT_APPLIED.test(rule)) return null;
  let count = 0;
  const seen = rule.replace(/\{([^{}]*)\}/g, (_block, declarations: string) => {
    const kept = declarations.match(SEEN) ?? [];
    count += kept.length;
    return `{${kept.join(';')}}`;
  });
  return count > 0 ? seen : null;
}
