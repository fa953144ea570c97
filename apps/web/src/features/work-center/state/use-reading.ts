import { useMemo, useState } from 'react';
import type { OperationAct } from '../../../entities/scanning/acts';
import { keyOfChange } from '../rules/unit-notes';

interface Reading {
  /** Keys of what was read here; the list may not know it yet. */
  readonly readHere: ReadonlySet<string>;
  readonly add: (key: string) => void;
  /** The server has refused that it was read. */
  readonly remove: (key: string) => void;
}

/** What was read at this terminal, also what was read before it was loaded again and still waits to be sent. */
export const useReading = (waiting: readonly OperationAct[]): Reading => {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const readHere = useMemo(
    () => new Set([...own, ...waiting.flatMap(({ change }) => (change === undefined ? [] : [keyOfChange(change)]))]),
    [own, waiting],
  );
  return {
    readHere,
    add: (key) => setOwn((before) => new Set([...before, key])),
    remove: (key) => setOwn((before) => new Set([...before].filter((one) => one !== key))),
  };
};
