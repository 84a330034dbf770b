import { Clock } from 'lucide-react';
import styles from './ClosedNotice.module.css';
import { formatShopTime } from '../../openingHours/formatShopTime.ts';
import { noticeTexts as texts } from './noticeTexts.ts';

interface ClosedNoticeProps {
  /** Null when unknown. */
  opensAt: string | null;
  /** The shop's own words; null for the usual ones. */
  message: string | null;
}

/** Says that the shop takes no orders now, why, and when it does again. */
export function ClosedNotice({ opensAt, message }: ClosedNoticeProps) {
  return (
    <aside className={styles.notice} aria-label={texts.label}>
      <div className={styles.content}>
        <Clock size={18} aria-hidden />
        <p>
          <strong>{message ?? texts.closed}</strong>{' '}
          {opensAt === null ? texts.unknown : texts.opens(formatShopTime(opensAt))}
        </p>
      </div>
    </aside>
  );
}
