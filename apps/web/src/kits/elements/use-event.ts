import { useEffect, useState } from 'react';

/** The same function between renders, always the newest inside: cards compare their handlers. */
export const useEvent = <A extends readonly unknown[], R>(newest: (...args: A) => R): ((...args: A) => R) => {
  const [holder] = useState(
    () =>
      ({ call: newest, stable: (...args: A): R => holder.call(...args) }) as {
        call: (...args: A) => R;
        stable: (...args: A) => R;
      },
  );
  useEffect(() => {
    holder.call = newest;
  });
  return holder.stable;
};
