import { useEffect, useState } from 'react';

const TYPING_MS = 50;
const HELD_MS = 1000;

/** The examples being typed, held and deleted one after the other, for ever; null for those who asked for less motion. */
export function useTypedExample(examples: readonly string[]): string | null {
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const type = (at: { example: number; length: number; step: 1 | -1 }): void => {
      const text = examples[at.example % examples.length] ?? '';
      setTyped(text.slice(0, at.length));
      timer = setTimeout(() => type(nextOf(at, text.length)), at.length === text.length && at.step === 1 ? HELD_MS : TYPING_MS);
    };
    type({ example: 0, length: 1, step: 1 });
    return () => clearTimeout(timer);
  }, [examples]);

  return typed;
}

function nextOf({ example, length, step }: { example: number; length: number; step: 1 | -1 }, full: number) {
  if (step === 1 && length === full) return { example, length: length - 1, step: -1 as const };
  if (step === -1 && length <= 0) return { example: example + 1, length: 1, step: 1 as const };
  return { example, length: length + step, step };
}
