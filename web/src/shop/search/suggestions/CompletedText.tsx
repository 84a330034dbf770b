import styles from './CompletedText.module.css';

/** A suggested text, whose untyped part is bold once something is typed. */
export function CompletedText({ text, typed }: { text: string; typed: string }) {
  if (typed.trim() === '') return <span className={styles.text}>{text}</span>;
  const [start, end] = typedRange(text.toLowerCase(), typed.trim().toLowerCase());
  return (
    <span className={styles.text}>
      <b className={styles.added}>{text.slice(0, start)}</b>
      {text.slice(start, end)}
      <b className={styles.added}>{text.slice(end)}</b>
    </span>
  );
}

/** Where the typed text is, or else its last word: at the beginning of a word. */
function typedRange(text: string, typed: string): [number, number] {
  for (const part of [typed, typed.slice(typed.lastIndexOf(' ') + 1)]) {
    const place = part === '' ? -1 : ` ${text}`.indexOf(` ${part}`);
    if (place !== -1) return [place, place + part.length];
  }
  return [0, 0];
}
