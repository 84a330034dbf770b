import { useLayoutEffect, useRef } from 'react';

const TYPING_MS = 50;
const PAUSE_MS = 1000;
/** The page loads its pictures first. */
const START_MS = 3000;

interface TypewriterOptions {
  /** The examples, which are typed, held and deleted one after the other in a loop. */
  examples: readonly string[];
  /** Formats the part of an example that is typed so far. */
  formatText: (typed: string) => string;
  /** The fixed text for readers who prefer reduced motion. */
  reducedMotionText: string;
}

/**
 * Deletes the first example from an element that contains its text, and types the next ones. It writes to the DOM itself because a
 * React update every 50 ms would interrupt, and on a slow phone starve, the rendering of the next page.
 */
export function useTypewriter({ examples, formatText, reducedMotionText }: TypewriterOptions) {
  const element = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const show = (text: string) => {
      if (element.current !== null) element.current.textContent = text;
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(reducedMotionText);
      return;
    }
    function type(at: Position): void {
      const example = examples[at.example % examples.length] ?? '';
      show(formatText(example.slice(0, at.length)));
      const isFull = at.step === 1 && at.length === example.length;
      timer = setTimeout(() => type(positionAfter(at, example.length)), isFull ? PAUSE_MS : TYPING_MS);
    }
    let timer = setTimeout(() => type({ example: 0, length: (examples[0] ?? '').length, step: -1 }), START_MS);
    return () => clearTimeout(timer);
  }, [examples, formatText, reducedMotionText]);

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
