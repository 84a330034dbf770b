import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './Toaster.module.css';
import { toastStore, type Toast } from './toastStore.ts';

/** The toasts in the HTML of a page, also when one is shown before React has taken the page over. */
const NONE: readonly Toast[] = [];

/** The area where toasts appear; the app renders it once. It is outside of the page, which a dialog hides from screen readers. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  if (toasts.length === 0) return null;
  return createPortal(
    <div className={styles.toasts} data-live-announcer>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { id, kind, text, shownMs, action } = toast;
  useEffect(() => {
    if (shownMs === null || isHeld) return;
    const timer = setTimeout(() => toastStore.dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs, isHeld]);

  return (
    <div
      className={styles.toast}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastIcon kind={kind} />
      <div className={styles.text}>{text}</div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toastStore.dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      {kind !== 'loading' && (
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={() => toastStore.dismiss(id)}>
          <X aria-hidden />
        </button>
      )}
    </div>
  );
}

function ToastIcon({ kind }: { kind: Toast['kind'] }) {
  switch (kind) {
    case 'success':
      return <CircleCheck className={styles.success} aria-hidden />;
    case 'info':
      return <CircleAlert className={styles.info} aria-hidden />;
    case 'error':
      return <CircleAlert className={styles.error} aria-hidden />;
    case 'loading':
      return <span className="spinner spinner-sm" />;
  }
}
