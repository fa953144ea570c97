import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Disable } from '@blueprintjs/icons';
import type { Problem, ShareLink } from '@mullion/contracts';
import { formatDate, formatMoment } from '@mullion/i18n';
import { ConfirmDialog, Pager, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { Loaded } from '../../kits/data/loaded';
import { useLinkOpeningsQuery, useRevokeLinkMutation } from './links-api';

const ROWS = 20;
const tones = { open: 'ok', revoked: '', expired: 'warn' } as const;

/** One link: whose it is, how long it is good, who has opened it. */
export const LinkRow = ({ link }: { readonly link: ShareLink }) => {
  const { t } = useTranslation('links');
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Problem | null>(null);
  const [revoke] = useRevokeLinkMutation();
  const until = link.revoked_at
    ? t('revokedOn', { date: formatDate(link.revoked_at) })
    : t('until', { date: formatDate(link.expires_at) });
  const close = async () => setRefused(asProblem((await revoke({ params: { id: link.id } })).error) ?? null);
  return (
    <li>
      <div className="row">
        <span className={`tag ${tones[link.state]}`}>{t(`state.${link.state}`)}</span>
        <span className="nowrap">{until}</span>
        <span className="sp" />
        <span className="secondary">{link.language.toUpperCase()}</span>
      </div>
      <div className="secondary">{t('by', { name: link.user_name, date: formatDate(link.created_at) })}</div>
      <div className="secondary">
        {link.last_opened_at === null
          ? t('never')
          : t('opened', { count: link.openings, date: formatMoment(link.last_opened_at) })}
      </div>
      <div className="row">
        {link.openings > 0 && (
          <Button
            size="small"
            variant="minimal"
            aria-expanded={shown}
            text={t(shown ? 'hideOpenings' : 'openings')}
            onClick={() => setShown(!shown)}
          />
        )}
        {link.state === 'open' && (
          <Button
            size="small"
            variant="minimal"
            icon={<Disable />}
            text={t('revoke')}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      {refused && <ProblemNote problem={refused} title={t('revokeFailed')} />}
      {shown && <Openings id={link.id} />}
      <ConfirmDialog
        open={asking}
        destructive
        title={t('revokeAsk')}
        action={t('revoke')}
        onConfirm={close}
        onClose={() => setAsking(false)}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </li>
  );
};

const Openings = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('links');
  const [page, setPage] = useState(1);
  const openings = useLinkOpeningsQuery({ params: { id }, query: { page, rows: ROWS } });
  return (
    <Loaded query={openings} keepPrevious skeleton={null}>
      {(found) => (
        <>
          <ul className="link-openings" aria-label={t('opening')}>
            {found.data.map((one) => (
              <li key={`${one.opened_at} ${one.address}`}>
                <time dateTime={one.opened_at}>{formatMoment(one.opened_at)}</time> · {one.address}
                <div className="muted ellipsis" title={one.agent}>
                  {one.agent}
                </div>
              </li>
            ))}
          </ul>
          {found.last_page > 1 && (
            <Pager page={page} rows={ROWS} total={found.total} lastPage={found.last_page} onPage={setPage} />
          )}
        </>
      )}
    </Loaded>
  );
};
