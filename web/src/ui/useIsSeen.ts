import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been on the screen; it is looked for while `isWatching`. */
export function useIsSeen(ref: RefObject<Element | null>, isWatching: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isWatching || isSeen || element === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWatching, isSeen]);
  return isSeen;
}
