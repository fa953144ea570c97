import type { ReactNode } from 'react';
import { HotkeysProvider } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';

/** Around a page with keys: `?` lists them. */
export const HotkeysArea = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('editor');
  return (
    <HotkeysProvider dialogProps={{ isOpen: false, title: t('keys.title') }}>
      <>{children}</>
    </HotkeysProvider>
  );
};
