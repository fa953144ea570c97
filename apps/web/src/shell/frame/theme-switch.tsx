import { Flash, Moon } from '@blueprintjs/icons';
import { useTheme } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

/** Light or dark, remembered. */
export const ThemeSwitch = () => {
  const { t } = useTranslation('common');
  const [theme, choose] = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Flash : Moon;
  return (
    <button
      type="button"
      className="bp6-button bp6-minimal icon-only"
      aria-label={t(`theme.${next}`)}
      title={t(`theme.${next}`)}
      onClick={() => choose(next)}
    >
      <Icon aria-hidden />
    </button>
  );
};
