import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip of a test; the last ones are lies and rarities. */
export interface TestEntry {
  name: string | Buffer;
  data?: Buffer | string;
  isStored?: boolean;
  /** Bit 0: encrypted; bit 3: the sizes follow the data; bit 11: the name is UTF-8. */
  flags?: number;
  method?: number;
  declaredSize?: number;
  crc?: number;
  /** The mode of a file on Unix. */
  mode?: number;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];

/** A zip of these entries, in their order. */
export function makeZip(entries: readonly TestEntry[], { repeatsFirst = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [at, entry] of entries.entries()) {
    const name = Buffer.from(entry.name);
    const data = Buffer.from(entry.data ?? '');
    const packed = entry.isStored ? data : deflateRawSync(data);
    const [flags, method] = [entry.flags ?? 0, entry.method ?? (entry.isStored ? 0 : 8)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(entry.crc ?? crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(entry.declaredSize ?? data.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.from(facts);
    if (flags & 8) local.fill(0, 10, 22);
    const end = Buffer.alloc(flags & 8 ? 16 : 0);
    if (end.length > 0) {
      end.writeUInt32LE(0x08074b50, 0);
      facts.copy(end, 4, 10, 22);
    }
    const record = Buffer.alloc(14);
    record.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6);
    record.writeUInt32LE(repeatsFirst ? 0 : offset, 10);
    if (!repeatsFirst || at === 0) {
      parts.push(int32(LOCAL), local, name, packed, end);
      offset += 4 + local.length + name.length + packed.length + end.length;
    }
    directory.push(int32(CENTRAL), Buffer.from([20, 3]), facts, record, name);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
