import { type Cell, fault, parseChoice, type Parsed } from '@mullion/spreadsheet/cells';

const categories: Readonly<Record<string, 0 | 1 | 2>> = {
  0: 0,
  1: 1,
  2: 2,
  addition: 0,
  priedas: 0,
  window: 1,
  langas: 1,
  door: 2,
  durys: 2,
};
export const parseCategory = (cell: Cell | undefined): Parsed<0 | 1 | 2> => {
  const parsed = parseChoice(cell, categories, '0, 1, 2');
  if ('fault' in parsed) return parsed;
  return parsed.value === null ? fault('import.required') : { value: parsed.value };
};
