const KEY = 'work-center';

/** The work center that was worked at last on this device. */
export const lastCenter = {
  read: (): number | null => Number(localStorage.getItem(KEY)) || null,
  keep: (id: number): void => localStorage.setItem(KEY, String(id)),
};
