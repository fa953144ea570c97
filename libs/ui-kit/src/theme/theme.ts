export type Theme = 'light' | 'dark';
const KEY = 'mullion.theme';

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark';

/** The theme the person chose, else what the system asks for. */
export const currentTheme = (): Theme => {
  const chosen = localStorage.getItem(KEY);
  if (isTheme(chosen)) return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Puts a theme on the page; Blueprint listens to its class, our tokens to the attribute. */
export const applyTheme = (theme: Theme): void => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.classList.toggle('bp6-dark', theme === 'dark');
};

/** Remembers and applies a choice; other tabs follow by the storage event. */
export const chooseTheme = (theme: Theme): void => {
  localStorage.setItem(KEY, theme);
  applyTheme(theme);
};

/** Follows the system and other tabs until unsubscribed. */
export const followTheme = (changed: (theme: Theme) => void): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    const theme = currentTheme();
    applyTheme(theme);
    changed(theme);
  };
  const stored = (event: StorageEvent) => {
    if (event.key === KEY) update();
  };
  system.addEventListener('change', update);
  addEventListener('storage', stored);
  return () => {
    system.removeEventListener('change', update);
    removeEventListener('storage', stored);
  };
};
