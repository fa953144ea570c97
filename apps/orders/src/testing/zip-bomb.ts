import { deflateRawSync } from 'node:zlib';

/**
 * A zip of one entry of zeros, some thousand times smaller than what it unpacks to; a dishonest one says it holds 100
 * bytes.
 */
export const zipBomb = (unpackedBytes: number, honest: boolean): Buffer => {
  const zeros = Buffer.alloc(unpackedBytes);
  const packed = deflateRawSync(zeros);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const stated = honest ? unpackedBytes : 100;
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(0, 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(stated, 8);
  const common = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, sizes, u16(name.length), u16(0), name, packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    common,
    sizes,
    u16(name.length),
    Buffer.alloc(12),
    u32(0),
    name,
  ]);
  const end = Buffer.concat([
    Buffer.from('PK\u0005\u0006'),
    Buffer.alloc(4),
    u16(1),
    u16(1),
    u32(entry.length),
    u32(local.length),
    u16(0),
  ]);
  return Buffer.concat([local, entry, end]);
};

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
