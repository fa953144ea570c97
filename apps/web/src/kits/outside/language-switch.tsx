import { languages } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { switchLanguage, useLanguage } from '../address/language';

/** Both languages; switching keeps page, filters and data. */
export const LanguageSwitch = () => {
  const { t } = useTranslation('common');
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  return (
    <nav className="lang" aria-label={t('language.label')}>
      {languages.map((language) => (
        <Link
          key={language}
          lang={language}
          className={language === current ? 'on' : ''}
          aria-current={language === current ? 'true' : undefined}
          title={t(`language.${language}`)}
          to={{ pathname: switchLanguage(pathname, language), search, hash }}
          replace
          preventScrollReset
        >
          {language.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
};
