import { use, useId, type ReactNode, createContext } from 'react';
import styles from './SuggestionRow.module.css';

/** The id of the suggestion that the arrow keys have reached; null when the focus is on the text alone. */
export const ActiveSuggestion = createContext<string | null>(null);

interface SuggestionRowProps {
  /** One link or button, which Enter presses. */
  children: ReactNode;
  /** Further buttons, which the right arrow key reaches. */
  action?: ReactNode;
}

/** A row of the grid of suggestions. */
export function SuggestionRow({ children, action }: SuggestionRowProps) {
  const id = useId();
  const isActive = use(ActiveSuggestion) === id;
  return (
    <div className={isActive ? `${styles.row} ${styles.active}` : styles.row} role="row">
      <div className={styles.main} role="gridcell" id={id} aria-selected={isActive}>
        {children}
      </div>
      {action !== undefined && (
        <div className={styles.action} role="gridcell">
          {action}
        </div>
      )}
    </div>
  );
}
