import { AppError } from '@mullion/server-kit';
import { Unreadable } from '@mullion/spreadsheet';
import { textOf } from '@mullion/spreadsheet/cells';
import type { ImportFiles } from '../import-files';
import type { Line } from '../rules/read-cells';
import { failedImport } from './import-answers';

/**
 * The lines of a file that hold something.
 * @throws AppError `import.unreadable`, `import.too_large`, `import.failed` naming the line, `unavailable` when too many files are being read
 */
export const linesOf = async (files: ImportFiles, bytes: Buffer, name: string): Promise<Line[]> => {
  try {
    const lines = await files.lines(bytes, name);
    return lines.filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { reason, format, row } = error.refusal;
    if (reason === 'too_large') throw new AppError('import.too_large', { format });
    if (reason === 'unreadable') throw new AppError('import.unreadable', { format });
    const nothing = { created: [], updated: [], skipped: [], errors: [] };
    const errors = [{ row: row ?? 0, column: null, code: 'import.quote_not_closed', params: {} }];
    throw failedImport(nothing, { errors, file: { heads: {}, ignored: [] }, newCustomers: [], heads: new Map() });
  }
};
