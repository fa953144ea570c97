import { useState } from 'react';
import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { Clipboard, Link as LinkIcon, Share } from '@blueprintjs/icons';
import { languages, LINK_DAYS, type Language, type SharedKind, type Problem } from '@mullion/contracts';
import { EmptyState, Note, Pager, ProblemNote, SideDrawer } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { Loaded } from '../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { paths } from '../pages/paths';
import { LinkRow } from './link-row';
import { useCreateLinkMutation, useShareLinksQuery } from './links-api';
import './links.css';

const ROWS = 20;

interface ShareDrawerProps {
  readonly kind: SharedKind;
  readonly id: number;
  /** What people call it. */
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * The private links of an order, a customer or a departure: makes one, shows its address once, says who has opened
 * which, closes them.
 */
export const ShareDrawer = ({ kind, id, name, onClose }: ShareDrawerProps) => {
  const { t } = useTranslation(['links', 'common']);
  const href = usePageHref();
  const [page, setPage] = useState(1);
  const links = useShareLinksQuery({ query: { kind, target_id: id, page, rows: ROWS } });
  return (
    <SideDrawer open title={t(`title.${kind}`, { name })} onClose={onClose}>
      <p className="secondary">
        {t(`lead.${kind}`)} {t('days', { count: LINK_DAYS })}
      </p>
      <NewLink kind={kind} id={id} />
      {kind === 'order' && (
        <a className="bp6-button" href={href(paths.customerPage(id))} target="_blank" rel="noreferrer">
          <Share className="i" aria-hidden /> {t('asCustomer')}
        </a>
      )}
      <Loaded query={links} keepPrevious skeleton={null}>
        {(found) =>
          found.total === 0 ? (
            <EmptyState picture="paper" title={t('empty')} text={t('emptyText')} />
          ) : (
            <>
              <ul className="share-links" aria-label={t('list')}>
                {found.data.map((link) => (
                  <LinkRow key={link.id} link={link} />
                ))}
              </ul>
              {found.last_page > 1 && (
                <Pager page={page} rows={ROWS} total={found.total} lastPage={found.last_page} onPage={setPage} />
              )}
            </>
          )
        }
      </Loaded>
    </SideDrawer>
  );
};

const NewLink = ({ kind, id }: Pick<ShareDrawerProps, 'kind' | 'id'>) => {
  const { t } = useTranslation(['links', 'common']);
  const current = useLanguage();
  const [language, setLanguage] = useState<Language>(current);
  const [create, creating] = useCreateLinkMutation();
  const [url, setUrl] = useState<string | null>(null);
  const [refused, setRefused] = useState<Problem | null>(null);
  const make = async () => {
    const answer = await create({ body: { kind, target_id: id, language } });
    setRefused(asProblem(answer.error) ?? null);
    if (answer.data) setUrl(answer.data.url);
  };
  return (
    <section className="new-link">
      <div className="row">
        <label className="row">
          {t('language')}
          <HTMLSelect value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {t(`common:language.${one}`)}
              </option>
            ))}
          </HTMLSelect>
        </label>
        <span className="sp" />
        <Button
          intent="primary"
          icon={<LinkIcon />}
          text={t('make')}
          loading={creating.isLoading}
          onClick={() => void make()}
        />
      </div>
      {refused && <ProblemNote problem={refused} title={t('failed')} />}
      {url !== null && (
        <Note tone="ok">
          {t('made')}
          <Address url={url} />
        </Note>
      )}
    </section>
  );
};

const Address = ({ url }: { readonly url: string }) => {
  const { t } = useTranslation('links');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="row link-address">
      <InputGroup
        readOnly
        fill
        value={url}
        aria-label={t('address')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={<Clipboard />} text={t(copied ? 'copied' : 'copy')} onClick={() => void copy()} />
      <a className="bp6-button" href={url} target="_blank" rel="noreferrer">
        {t('show')}
      </a>
    </div>
  );
};
