import { QRCodeSVG } from 'qrcode.react';
import styles from './print.module.css';

/** The order's number as a QR code, which a scanner types into the search of the board. */
export function OrderCode({ number, size = 72 }: { number: number; size?: number }) {
  return <QRCodeSVG className={styles.code} value={String(number)} title={`#${number}`} size={size} marginSize={0} />;
}
