import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../kits/address/language';

/** Keeps the texts and the document in the language of the path. */
export const LanguageGate = ({ children }: { children: ReactNode }) => {
  const language = useLanguage();
  const { i18n } = useTranslation();
  useEffect(() => {
    document.documentElement.lang = language;
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [language, i18n]);
  return children;
};
