import { StrictMode, Suspense, type ReactNode } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { store } from '../kits/api/store';

/** Store and texts around everything. */
export const Providers = ({ texts, children }: { texts: i18n; children: ReactNode }) => (
  <StrictMode>
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <Suspense fallback={null}>{children}</Suspense>
      </I18nextProvider>
    </Provider>
  </StrictMode>
);
