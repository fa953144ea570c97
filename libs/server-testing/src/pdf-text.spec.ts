import { deflateSync } from 'node:zlib';
import { pdfPages } from './pdf-text';

/** Compressed pages whose last byte is a line end: that of the checksum, one in 256. */
const endingIn = (byte: number): Buffer => {
  for (let n = 0; ; n += 1) {
    const compressed = deflateSync(`/F1 10 Tf %${'a'.repeat(n)}\n[<0001>] TJ`);
    if (compressed.at(-1) === byte) return compressed;
  }
};

const onePage = (contents: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('1 0 obj\n<< /Type /Page /Contents 2 0 R /F1 3 0 R >>\nendobj\n'),
    Buffer.from(`2 0 obj\n<< /Length ${contents.length} /Filter /FlateDecode >>\nstream\n`),
    contents,
    Buffer.from('\nendstream\nendobj\n3 0 obj\n<< /ToUnicode 4 0 R >>\nendobj\n'),
    Buffer.from('4 0 obj\n<< /Length 22 >>\nstream\n<0001> <0001> [<0041>]\nendstream\nendobj\n'),
  ]);

it.each([0x0d, 0x0a, 0x41])('reads a page whose compressed bytes end in %i', (byte) => {
  expect(pdfPages(onePage(endingIn(byte)))).toEqual(['A']);
});
