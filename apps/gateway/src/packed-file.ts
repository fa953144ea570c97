import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller answers gain nothing. */
const MIN_BYTES = 1_024;
/** 9 of 11: nearly the size of the best, at a tenth of its time. */
const BROTLI_QUALITY = 9;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const packed = new Set(['.css', '.html', '.ico', '.js', '.json', '.map', '.svg', '.txt', '.wasm', '.webmanifest']);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built SPA, compressed once for each encoding when it is first asked for. */
export class PackedFile {
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();

  private constructor(
    private readonly file: string,
    readonly changedAt: number,
    readonly type: string,
    private readonly worthPacking: boolean,
  ) {}

  /** Null when there is no such file. */
  static async open(file: string): Promise<PackedFile | null> {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const extension = path.extname(file).toLowerCase();
    const worthPacking = packed.has(extension) && found.size >= MIN_BYTES;
    return new PackedFile(file, found.mtimeMs, types[extension] ?? 'application/octet-stream', worthPacking);
  }

  /** The best encoding the browser takes. */
  encodingFor(accepted: string): Encoding {
    if (!this.worthPacking) return 'identity';
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  }

  body(encoding: Encoding): Promise<Buffer> {
    const known = this.bodies.get(encoding) ?? this.make(encoding);
    this.bodies.set(encoding, known);
    return known;
  }

  private async make(encoding: Encoding): Promise<Buffer> {
    const plain = await readFile(this.file);
    if (encoding === 'br')
      return brotli(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      });
    return encoding === 'gzip' ? zip(plain) : plain;
  }
}
