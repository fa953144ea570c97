import { useState } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, FormField, Note, Pane, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import { useBounceSecretQuery, useMakeBounceSecretMutation } from '../../../entities/mail/mail-api';

/** Where a mail service reports mails that came back, and the secret it needs for that. */
export const BouncesPane = () => {
  const { t } = useTranslation('mails');
  const refuse = useProblemToast();
  const query = useBounceSecretQuery();
  const [make] = useMakeBounceSecretMutation();
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const makeIt = async () => {
    const answer = await make();
    const problem = asProblem(answer.error);
    if (problem) refuse(problem, t('bounces.failed'));
    else setSecret(answer.data?.secret ?? null);
  };
  return (
    <Pane
      title={t('bounces.title')}
      actions={<Button size="small" text={t('bounces.make')} onClick={() => setAsking(true)} />}
    >
      <p className="help">{t('bounces.text')}</p>
      <Loaded query={query}>
        {(found) => (
          <>
            <FormField label={t('bounces.url')}>
              {(wiring) => <InputGroup {...wiring} readOnly fill value={found?.url ?? ''} />}
            </FormField>
            <p className="secondary sm">
              {found?.made_at
                ? t('bounces.made', { date: formatMoment(found.made_at), user: found.user_name })
                : t('bounces.none')}
            </p>
          </>
        )}
      </Loaded>
      {secret !== null && (
        <Note tone="ok">
          {t('bounces.once')}
          <InputGroup
            readOnly
            fill
            value={secret}
            aria-label={t('bounces.secret')}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Note>
      )}
      {asking && (
        <ConfirmDialog
          open
          title={t('bounces.makeTitle')}
          action={t('bounces.make')}
          onConfirm={makeIt}
          onClose={() => setAsking(false)}
        >
          {t('bounces.makeText')}
        </ConfirmDialog>
      )}
    </Pane>
  );
};
