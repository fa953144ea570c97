import { useState } from 'react';

const KEY = 'work-center-terminal';

/** Does this device show work centers as a terminal? `?terminal` in the address makes it one. */
export const useTerminalMode = (): readonly [boolean, (on: boolean) => void] => {
  const [isOn, setOn] = useState(() => {
    const asked = new URLSearchParams(location.search).has('terminal');
    if (asked) localStorage.setItem(KEY, '1');
    return asked || localStorage.getItem(KEY) === '1';
  });
  const set = (on: boolean) => {
    if (on) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
    setOn(on);
  };
  return [isOn, set];
};
