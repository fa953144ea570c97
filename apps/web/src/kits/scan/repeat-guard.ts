/** The same code again within this time is one pull of the trigger. */
export const REPEAT_MS = 600;

/** Says of each code whether it is a new scan. Different codes are always new, however fast they come. */
export const createRepeatGuard = (now: () => number = () => performance.now()) => {
  const taken = new Map<string, number>();
  return (code: string): boolean => {
    const at = now();
    for (const [known, when] of taken) if (at - when >= REPEAT_MS) taken.delete(known);
    if (taken.has(code)) return false;
    taken.set(code, at);
    return true;
  };
};
