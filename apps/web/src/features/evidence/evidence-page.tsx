import './evidence.css';
import { useEffect, useState } from 'react';
import { Button, ButtonGroup } from '@blueprintjs/core';
import { ArrowLeft, Document, Lock } from '@blueprintjs/icons';
import type { Evidence, EvidenceContent } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { shortLabel } from '@mullion/packing-model';
import { EmptyState, GroupMark, PageFrame, Pane, Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useOpenFile } from '../../kits/attachments/use-open-file';
import { Loaded } from '../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useEvidenceQuery, usePrintLaterPagesMutation } from './api/evidence-api';
import { EvidenceFloor } from './components/evidence-floor';
import { EvidencePhotos } from './components/evidence-photos';
import { Course, Handover, LaterPages } from './components/evidence-side';
import { EvidenceTable } from './components/evidence-table';

/** Links open for five minutes; what is still being made is asked for sooner. */
const LINKS_MS = 240_000;
const MAKING_MS = 2_000;

/** What is attested of a departure: the same as on its sheet. */
export const EvidencePage = () => {
  const { t } = useTranslation(['evidence', 'documents', 'common']);
  const { truckId, departure } = useParams();
  const href = usePageHref();
  const id = Number(truckId);
  const [pause, setPause] = useState(MAKING_MS);
  const query = useEvidenceQuery(
    { params: { id: id as never, departure: Number(departure) } },
    { refetchOnMountOrArgChange: true, pollingInterval: pause },
  );
  const isMade = Boolean(query.currentData?.pdf);
  useEffect(() => setPause(isMade ? LINKS_MS : MAKING_MS), [isMade]);
  return (
    <Loaded
      query={query}
      failed={t('failed')}
      gone={
        <EmptyState
          picture="truck"
          title={t('none')}
          text={t('noneText')}
          action={
            <Link className="bp6-button" to={href(paths.truck(id))}>
              {t('back')}
            </Link>
          }
        />
      }
      skeleton={<div className="ev-skeleton bp6-skeleton" aria-busy />}
      frame={(content) => <PageFrame title={t('title')}>{content}</PageFrame>}
    >
      {(evidence) => <View evidence={evidence} />}
    </Loaded>
  );
};

const stopsOf = ({ pallets }: EvidenceContent): { readonly stop: number; readonly label: string }[] =>
  [...new Map(pallets.map(({ stop, stop_label: label }) => [stop, { stop, label }])).values()].toSorted(
    (a, b) => a.stop - b.stop,
  );

const View = ({ evidence }: { readonly evidence: Evidence }) => {
  const { t } = useTranslation(['evidence', 'common']);
  const language = useLanguage();
  const href = usePageHref();
  const openFile = useOpenFile();
  const [print] = usePrintLaterPagesMutation();
  const [stop, setStop] = useState<number | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const { content, later, pdf } = evidence;
  const figures = [
    t('palletCount', { count: content.pallets.length }),
    t('productCount', { count: content.pallets.reduce((sum, { products }) => sum + products.length, 0) }),
    `${formatNumber(
      content.pallets.reduce((sum, { weight }) => sum + weight, 0),
      language,
    )} kg`,
  ].join(', ');
  const printLater = () => {
    const params = { id: content.truck_id, departure: content.departure };
    void openFile(() => print({ params, body: { language } }).unwrap(), t('laterFailed'));
  };
  return (
    <PageFrame
      crumb={
        <Link className="row" to={href(paths.truck(content.truck_id))} aria-label={t('back')}>
          <ArrowLeft className="i" aria-hidden /> {t('crumb')}
        </Link>
      }
      title={t('titleOf', { truck: content.description })}
      state={
        <>
          <span className="ev-state">
            <span className="tag">
              <Lock className="i" size={12} aria-hidden /> {t('locked')}
            </span>
          </span>
          {later.some(({ kind }) => kind === 'recalled') && <Tag tone="warn">{t('recalled')}</Tag>}
          <span className="secondary nowrap ellipsis ev-state">
            {[formatMoment(content.departed_at), content.trailer_plate || content.plate].filter(Boolean).join(' · ')}
          </span>
        </>
      }
      toolbar={
        <>
          <ButtonGroup className="ev-stops">
            <Button active={stop === null} text={t('all')} onClick={() => setStop(null)} />
            {stopsOf(content).map(({ stop: one, label }) => (
              <Button
                key={one}
                active={stop === one}
                title={label}
                text={
                  <span className="row g1">
                    <GroupMark group={one} /> <span className="ellipsis">{shortLabel(label)}</span>
                  </span>
                }
                onClick={() => setStop(one)}
              />
            ))}
          </ButtonGroup>
          <span className="sp" />
          <span className="secondary sm ev-own">{t('customersSee')}</span>
          {later.length > 0 && <Button icon={<Document />} text={t('laterPdf')} onClick={printLater} />}
          {pdf === null ? (
            <Button className="ev-head-pdf" disabled icon={<Document />} text={t('making')} />
          ) : (
            <a className="ev-head-pdf bp6-button bp6-intent-primary" href={pdf} target="_blank" rel="noreferrer">
              <Document aria-hidden />
              <span className="bp6-button-text">{t('pdf')}</span>
            </a>
          )}
        </>
      }
    >
      <div className="ev-panes">
        <Pane className="ev-load" title={t('load')} count={figures} flush>
          <EvidenceFloor content={content} stop={stop} selectedId={opened} />
          <EvidenceTable content={content} stop={stop} mails={evidence.mails} opened={opened} onOpen={setOpened} />
          <EvidencePhotos content={content} links={evidence.photos} stop={stop} />
        </Pane>
        <Pane className="ev-side" title={t('course')} count={t('courseHint')} flush>
          <div className="ev-happened">
            <Course content={content} />
            <LaterPages later={later} links={evidence.photos} />
          </div>
          <Handover content={content} />
          <p className="muted sm ev-foot">
            {t('hash')}: <b>{evidence.code}</b> <span className="ev-hash">{evidence.hash}</span>
          </p>
        </Pane>
        <a
          className="ev-phone bp6-button bp6-intent-primary"
          href={pdf ?? undefined}
          aria-disabled={pdf === null}
          target="_blank"
          rel="noreferrer"
        >
          <Document aria-hidden />
          <span className="bp6-button-text">{t(pdf === null ? 'making' : 'pdf')}</span>
        </a>
      </div>
    </PageFrame>
  );
};
