import { QRCodeSVG } from 'qrcode.react';

/** A QR code as SVG, dark on light in both colour schemes, because many readers need it so. Load it lazily. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <QRCodeSVG value={text} title={label} role="img" size={208} marginSize={4} />;
}
