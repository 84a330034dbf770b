import { useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  title: string;
  text: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off; the whole row is its target. */
export function Switch({ title, text, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles['row']}>
      <span>
        <span id={`${id}-title`} className={styles['title']}>
          {title}
        </span>
        <span id={`${id}-text`} className={styles['text']}>
          {text}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles['switch']}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
