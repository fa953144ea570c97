import { useState, type ReactNode } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { EyeOff, EyeOpen, Refresh } from '@blueprintjs/icons';
import type { Webhook } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, Pane, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import { useGetWebhookSecretQuery, useRotateWebhookSecretMutation } from '../api/api-access-api';
import { verificationSample } from '../rules/samples';
import { CopyButton } from './copy-button';

const HIDDEN = 'whsec_••••••••••••••••';

/** By what a receiver knows that a message is ours: how it is checked, and the secret of the chosen address. */
export const CheckPane = ({ webhook }: { readonly webhook: Webhook }) => {
  const { t } = useTranslation('apiAccess');
  const refuse = useProblemToast();
  const [isShown, setShown] = useState(false);
  const [asks, setAsks] = useState(false);
  const [rotate] = useRotateWebhookSecretMutation();
  const rotateIt = async () => {
    const problem = asProblem((await rotate({ params: { id: webhook.id } })).error);
    if (problem) refuse(problem, t('check.refusedRotate'));
  };
  const field = (value: string) => (
    <InputGroup
      readOnly
      fill
      value={value}
      aria-label={t('check.secret')}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
  return (
    <Pane title={t('check.title')}>
      <p className="secondary">{t('check.text')}</p>
      <div className="secret-row">
        {isShown ? <ShownSecret id={webhook.id}>{field}</ShownSecret> : field(HIDDEN)}
        <Button
          icon={isShown ? <EyeOff /> : <EyeOpen />}
          text={t(isShown ? 'check.hide' : 'check.show')}
          onClick={() => setShown(!isShown)}
        />
        <Button icon={<Refresh />} text={t('check.rotate')} onClick={() => setAsks(true)} />
      </div>
      {webhook.previous_secret_until !== null && Date.parse(webhook.previous_secret_until) > Date.now() && (
        <p className="muted sm">{t('check.previous', { moment: formatMoment(webhook.previous_secret_until) })}</p>
      )}
      <details className="sample">
        <summary>{t('check.sample')}</summary>
        <pre className="program">{verificationSample}</pre>
        <CopyButton text={verificationSample} />
      </details>
      {asks && (
        <ConfirmDialog
          open
          title={t('check.rotateTitle')}
          action={t('check.rotateAction')}
          onConfirm={rotateIt}
          onClose={() => setAsks(false)}
        >
          {t('check.rotateText')}
        </ConfirmDialog>
      )}
    </Pane>
  );
};

const ShownSecret = ({
  id,
  children,
}: {
  readonly id: Webhook['id'];
  readonly children: (secret: string) => ReactNode;
}) => {
  const { t } = useTranslation('apiAccess');
  const query = useGetWebhookSecretQuery({ params: { id } });
  return (
    <Loaded query={query} failed={t('check.failed')} compact skeleton={<>{children(HIDDEN)}</>}>
      {({ secret }) => children(secret)}
    </Loaded>
  );
};
