import { limits } from './limits';
import { Unreadable } from './unreadable';

const mergeCell = /<mergeCell\b[^>]*>/g;
const area = /\sref\s*=\s*["']([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?["']/;
/** Letters between two elements of a sheet; a cell holds 32,767 at most. */
const LONGEST = 1_000_000;

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Counts the merged areas of a sheet and their cells before a library makes each of them: a few letters can name millions. */
export class MergeCounter {
  private areas = 0;
  private cells = 0;
  private tail = '';

  /** The next bytes of the sheet of which `tail` is left. @throws Unreadable */
  add(part: Buffer): void {
    const text = this.tail + part.toString('latin1');
    for (const [element] of text.matchAll(mergeCell)) this.count(element);
    this.tail = text.slice(text.lastIndexOf('>') + 1);
    if (this.tail.length > LONGEST) throw new Unreadable({ format: 'xlsx', reason: 'too_large' });
  }

  private count(element: string): void {
    const [, from = '', top, to, bottom] = area.exec(element) ?? [];
    if (from === '') throw new Unreadable({ format: 'xlsx', reason: 'unreadable' });
    this.areas += 1;
    this.cells += (Math.abs(columnOf(to ?? from) - columnOf(from)) + 1) * (Math.abs(Number(bottom ?? top) - Number(top)) + 1);
    if (this.areas > limits.merges || this.cells > limits.mergedCells) throw new Unreadable({ format: 'xlsx', reason: 'too_large' });
  }
}
