import { useMemo, useState } from 'react';
import { Button, SegmentedControl } from '@blueprintjs/core';
import { languages, type Company, type Language, type MailKind } from '@mullion/contracts';
import { Pane } from '@mullion/ui-kit';
import DOMPurify from 'dompurify';
import { useTranslation } from 'react-i18next';
import { useDebounce } from 'use-debounce';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import { usePreviewMailQuery, useSendTestMailMutation } from '../api/company-api';

interface MailPreviewPaneProps {
  readonly company: Company;
  readonly kind: MailKind;
  readonly template: string;
}
const SOON_MS = 300;

/**
 * A mail as its receiver sees it, composed by the server as the real ones are, in either language; and a test of it to
 * oneself.
 */
export const MailPreviewPane = ({ company, kind, template }: MailPreviewPaneProps) => {
  const { t } = useTranslation(['company', 'mails', 'common']);
  const toast = useToast();
  const refuse = useProblemToast();
  const [language, setLanguage] = useState<Language>(company.template_language);
  const [written] = useDebounce(template, SOON_MS);
  const preview = usePreviewMailQuery({ body: { kind, template: written, language } });
  const [send, sending] = useSendTestMailMutation();
  const html = preview.data?.html ?? '';
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { ALLOWED_TAGS: ['div', 'p', 'ul', 'li', 'br'], ALLOWED_ATTR: ['style'] }),
    [html],
  );
  const test = async () => {
    const answer = await send({ body: { kind, template, language } });
    const problem = asProblem(answer.error);
    if (problem) refuse(problem, t('mails:notTested'));
    else toast({ message: t('mails:tested', { email: answer.data?.email ?? '' }) });
  };
  return (
    <Pane
      title={t('company:mail.preview')}
      actions={
        <>
          <SegmentedControl
            aria-label={t('mails:language')}
            size="small"
            options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
            value={language}
            onValueChange={(value) => setLanguage(value as Language)}
          />
          <Button size="small" text={t('mails:test')} loading={sending.isLoading} onClick={() => void test()} />
        </>
      }
    >
      <Loaded query={preview} failed={t('mails:previewFailed')} keepPrevious>
        {(shown) => (
          <article className="mail-preview" aria-label={t('company:mail.preview')} lang={language}>
            <h3>{shown?.subject}</h3>
            {/* reduced to a few elements by DOMPurify */}
            <div className="mail-body" dangerouslySetInnerHTML={{ __html: clean }} />
          </article>
        )}
      </Loaded>
    </Pane>
  );
};
