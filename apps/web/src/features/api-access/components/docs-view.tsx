import { AnchorButton } from '@blueprintjs/core';
import { Document, Share } from '@blueprintjs/icons';
import { API_KEY_PER_MINUTE } from '@mullion/contracts';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { clientSample, requestSample, verificationSample } from '../rules/samples';
import { CopyButton } from './copy-button';

/** How other programs are written: the document of every call, and the three texts that they begin with. */
export const DocsView = () => {
  const { t } = useTranslation('apiAccess');
  const sample = (title: string, text: string) => (
    <Pane title={title} actions={<CopyButton text={text} />}>
      <pre className="program">{text}</pre>
    </Pane>
  );
  return (
    <div className="api-docs">
      <Pane title={t('docs.openApi')}>
        <p className="secondary">
          {t('docs.openApiText')} {t('docs.limits', { count: API_KEY_PER_MINUTE })}
        </p>
        <div className="row">
          <AnchorButton
            icon={<Document />}
            text={t('docs.download')}
            href="/api/openapi.json"
            target="_blank"
            rel="noreferrer"
          />
          <AnchorButton icon={<Share />} text={t('docs.tryIt')} href="/api/docs" target="_blank" rel="noreferrer" />
        </div>
      </Pane>
      {sample(t('docs.request'), requestSample(location.origin))}
      {sample(t('docs.client'), clientSample(location.origin))}
      {sample(t('check.title'), verificationSample)}
    </div>
  );
};
