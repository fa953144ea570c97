import { mostPrintedLetters, printedLetters, type InputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';

/** A table of the caller's own. @throws AppError `exports.too_many_letters`, those of `startFile` */
export const printRows = async (
  tools: Tools,
  call: CallInfo,
  { rows, title, language }: InputOf<typeof routes.printRows>['body'],
): Promise<StartedFile> => {
  const letters = printedLetters(rows);
  if (letters > mostPrintedLetters)
    throw new AppError('exports.too_many_letters', { letters, max: mostPrintedLetters });
  return startFile(tools, call, { kind: 'rows', options: { table: { title: title || null, rows } }, language });
};
