import { useCallback } from 'react';
import { languages, type Language } from '@mullion/contracts';
import { useNavigate, useParams, type NavigateOptions } from 'react-router';
import { inLanguage } from './parts';

export const isLanguage = (text: string | undefined): text is Language => languages.includes(text as Language);

/** Any first segment that is no language falls back to Lithuanian. */
export const languageOf = (pathname: string): Language => {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : 'lt';
};

/** The same page in another language: only the first segment changes. */
export const switchLanguage = (pathname: string, language: Language): string =>
  `/${[language, ...pathname.split('/').slice(2)].join('/')}`;

/** The language of the page, from its path. */
export const useLanguage = (): Language => {
  const { lang } = useParams();
  return isLanguage(lang) ? lang : 'lt';
};

/** Goes to a page by its path without language: `go('page/7')`. */
export const useGo = (): ((path: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate();
  const language = useLanguage();
  return useCallback((path, options) => void navigate(inLanguage(language, path), options), [navigate, language]);
};

/** A page's path as an href in the language of the page. */
export const usePageHref = (): ((path: string) => string) => {
  const language = useLanguage();
  return useCallback((path) => inLanguage(language, path), [language]);
};
