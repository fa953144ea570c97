import '@mullion/ui-kit/styles.css';
import { createRoot } from 'react-dom/client';
import { createTexts } from '@mullion/i18n';
import { completeOverlays } from '@mullion/ui-kit';
import { initReactI18next } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { languageOf } from './kits/address/language';
import { askForDecisions } from './entities/product/changes/ask-for-decisions';
import { askAgainBy } from './kits/api/ask-again';
import { setCachedReads } from './kits/kept/offline-cache';
import { cachedReads } from './shell/kept-reads';
import { Providers } from './shell/providers';
import { router } from './shell/routes/routes';

setCachedReads(cachedReads);
askAgainBy(askForDecisions);

const start = async () => {
  const texts = await createTexts(languageOf(location.pathname), ['common', 'auth'], [initReactI18next]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  completeOverlays(() => texts.t('action.close'));
  createRoot(root).render(
    <Providers texts={texts}>
      <RouterProvider router={router} />
    </Providers>,
  );
};
void start();
