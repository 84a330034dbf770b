import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  /** The panel begins where the button begins, for a button at the start of a row. */
  isAtStart?: boolean;
  /** The content of the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel below it; Escape, a press outside or moving the focus out closes it. */
export function Disclosure({ label, isAtStart = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <div className={styles.root} ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className="button button-ghost button-md palette-gray"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDown className={styles.arrow} />
      </button>
      {isOpen && (
        <div className={isAtStart ? styles.panelAtStart : styles.panel} id={panelId}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
