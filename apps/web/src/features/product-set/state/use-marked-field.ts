import { useCallback, useMemo, useState } from 'react';

/** What a row, column or pane is given so that pointing at it or walking to it marks its field everywhere. */
export interface FieldMark {
  readonly marked: string | null;
  readonly point: (field: string | null) => void;
  readonly focus: (field: string | null) => void;
}

/**
 * The field that is marked: the one pointed at, else the one that has the focus, else the one whose letter is typed.
 */
export const useMarkedField = (fields: readonly string[], typed: string): FieldMark => {
  const [pointed, point] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const focus = useCallback((field: string | null) => setFocused(field), []);
  const letter = fields.find((field) => field.toLowerCase() === typed.toLowerCase()) ?? null;
  const marked = pointed ?? focused ?? letter;
  return useMemo(() => ({ marked, point, focus }), [marked, focus]);
};
