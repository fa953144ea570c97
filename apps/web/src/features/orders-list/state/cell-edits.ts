import { createGhost, useGhost } from '../../../kits/editor/ghost';

/** A cell that is open: what is typed, why it was not written, and over which version it will be. */
export interface OpenCell {
  readonly typed: string;
  readonly version: number;
  readonly problem: string | null;
}

const NONE: ReadonlyMap<string, OpenCell> = new Map();
const cells = createGhost(NONE);

/** The open cells of the list by their names; several, when what was typed in one was refused after it was left. */
export const openCells = {
  get: (name: string): OpenCell | undefined => cells.get().get(name),
  open: (name: string, cell: OpenCell): void => cells.set(new Map([...cells.get(), [name, cell]])),
  close: (name: string): void => cells.set(new Map([...cells.get()].filter(([one]) => one !== name))),
};

export const useOpenCell = (name: string): OpenCell | null => useGhost(cells, (open) => open.get(name) ?? null);
