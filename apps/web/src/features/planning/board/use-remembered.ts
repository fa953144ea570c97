import { useCallback, useState } from 'react';

/** A switch that this browser remembers. */
export const useRemembered = (key: string): readonly [boolean, (value: boolean) => void] => {
  const [value, setValue] = useState(() => localStorage.getItem(key) === 'true');
  const change = useCallback(
    (next: boolean) => {
      localStorage.setItem(key, String(next));
      setValue(next);
    },
    [key],
  );
  return [value, change];
};
