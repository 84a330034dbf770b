import { useLayoutEffect, useRef } from 'react';

const TYPING_MS = 50;
const HELD_MS = 1000;

interface Typing {
  /** The words that are typed, held and deleted one after the other, for ever. */
  examples: readonly string[];
  /** How what is typed of an example is shown. */
  sentenceOf: (typed: string) => string;
  /** What stands still for those who asked for less motion. */
  still: string;
}

/**
 * For an element without children: types examples into it. It writes to the element itself because a React update every 50 ms
 * would interrupt, and on a slow phone starve, the rendering of a page that somebody has opened.
 */
export function useTypedExample({ examples, sentenceOf, still }: Typing) {
  const element = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const show = (words: string) => {
      if (element.current !== null) element.current.textContent = words;
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(still);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const type = (at: Position): void => {
      const example = examples[at.example % examples.length] ?? '';
      show(sentenceOf(example.slice(0, at.length)));
      const isFull = at.step === 1 && at.length === example.length;
      timer = setTimeout(() => type(positionAfter(at, example.length)), isFull ? HELD_MS : TYPING_MS);
    };
    type({ example: 0, length: 1, step: 1 });
    return () => clearTimeout(timer);
  }, [examples, sentenceOf, still]);

  return element;
}

interface Position {
  example: number;
  length: number;
  step: 1 | -1;
}

function positionAfter({ example, length, step }: Position, fullLength: number): Position {
  if (step === 1 && length === fullLength) return { example, length: length - 1, step: -1 };
  if (step === -1 && length <= 0) return { example: example + 1, length: 1, step: 1 };
  return { example, length: length + step, step };
}
