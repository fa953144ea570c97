import fs from 'node:fs';
import path from 'node:path';

/** Bytes after which a new log begins; the one before is kept as `.1`. */
const rotateAtBytes = 20 * 1024 * 1024;
/**
 * Lines that come within this time are written together: a call to the system for each would cost more than the line.
 */
const gatherMs = 50;
const levels = { 10: 'TRACE', 20: 'DEBUG', 30: 'INFO', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };
const plumbing = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'name', 'service', 'v', 'err', 'context']);

/**
 * One log of all processes, one readable line an event: time, process, level, message, fields.
 * @param {string} file absolute
 */
export function openLog(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let stream = fs.createWriteStream(file, { flags: 'a' });
  let bytes = fs.existsSync(file) ? fs.statSync(file).size : 0;
  let lines = '';
  let timer;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines === '') return;
    stream.write(lines);
    bytes += lines.length;
    lines = '';
    if (bytes > rotateAtBytes) {
      stream.end();
      fs.renameSync(file, `${file}.1`);
      stream = fs.createWriteStream(file, { flags: 'a' });
      bytes = 0;
    }
  };
  const write = (name, text) => {
    lines += `${new Date().toISOString().slice(11, 23)} ${name.padEnd(17)} ${text}\n`;
    timer ??= setTimeout(flush, gatherMs);
  };
  return {
    file,
    write,
    /** Takes what a child prints, line by line; `onLine` sees each rendered line. */
    follow(name, readable, onLine = () => {}) {
      let rest = '';
      readable.setEncoding('utf8');
      readable.on('data', (chunk) => {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop();
        for (const line of parts) {
          if (line.trim() === '') continue;
          const text = readableLine(line);
          write(name, text);
          onLine(text);
        }
      });
      readable.on('end', () => rest && write(name, readableLine(rest)));
    },
    close() {
      flush();
      return new Promise((done) => stream.end(done));
    },
  };
}

/** A pino JSON line as words; any other line as it is. */
export function readableLine(line) {
  if (!line.startsWith('{')) return line;
  try {
    const entry = JSON.parse(line);
    if (entry.level === undefined || entry.msg === undefined) return line;
    const fields = Object.entries(entry)
      .filter(([key]) => !plumbing.has(key))
      .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
    const trace = entry.err?.stack ? `\n    ${String(entry.err.stack).replaceAll('\n', '\n    ')}` : '';
    return (
      [(levels[entry.level] ?? String(entry.level).toUpperCase()).padEnd(5), entry.msg ?? '', ...fields].join(' ') +
      trace
    );
  } catch {
    return line;
  }
}
