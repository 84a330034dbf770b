import { parse } from 'tldts';

const HOST = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
/** Top-level domains of examples and networks, which RFC 2606 and RFC 6761 keep from the list of public suffixes. */
const RESERVED = new Set(['example', 'invalid', 'localhost', 'test', 'local', 'onion']);
/** Top-level domains that are no names, and that are links however they are written. */
const NO_NAME = new Set('com net org in co io info biz xyz app link shop site online'.split(' '));

/**
 * Whether a text has a URL, or a host that mail programs make a link. `S.Ramesh` and `Dr.Anand` are names: the last part of a host is a
 * top-level domain in lower case.
 */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return /:\/\/|\/\/|www\./i.test(plain) || (plain.match(HOST) ?? []).some(isHost);
}

/** Whether a top-level domain is after one of the dots: mail programs stop there, as in `evil.com-now`. */
function isHost(host: string): boolean {
  const labels = host.split('.');
  return labels.some((label, at) => at > 0 && isTopLevel(label, labels[at - 1] ?? ''));
}

function isTopLevel(label: string, parent: string): boolean {
  const [word = ''] = label.startsWith('xn--') ? [label] : label.split('-');
  const lower = word.toLowerCase();
  // One letter before a capital is a degree: B.Com.
  if (word !== lower) return NO_NAME.has(lower) && parent.length > 1;
  return RESERVED.has(lower) || (parse(`name.${lower}`, { extractHostname: false }).isIcann ?? false);
}
