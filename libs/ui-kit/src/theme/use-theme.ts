import { useEffect, useState } from 'react';
import { chooseTheme, currentTheme, followTheme, type Theme } from './theme';

/** The theme on screen and a way to change it. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => {
  const [theme, setTheme] = useState<Theme>(currentTheme);
  useEffect(() => followTheme(setTheme), []);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return [theme, choose];
};
