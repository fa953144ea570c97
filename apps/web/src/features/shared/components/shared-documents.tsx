import type { ReactNode } from 'react';
import { Document, Download, Time } from '@blueprintjs/icons';
import type { SharedDispatch, SharedDocuments } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useOpenFile } from '../../../kits/attachments/use-open-file';
import { readState, type Read } from '../../../kits/data/read-state';
import { useLanguage } from '../../../kits/address/language';
import { sizeText } from '../rules/size-text';

interface SharedDocumentsProps {
  readonly query: Read<SharedDocuments>;
  /** Has the drawings of the products made. */
  readonly onDrawings: () => Promise<{ readonly link: string }>;
}

/**
 * What a customer may keep of an order: the drawings of its products, and what is attested of each departure that
 * carried any of it.
 */
export const SharedDocumentsView = ({ query, onDrawings }: SharedDocumentsProps) => {
  const { t } = useTranslation(['shared', 'errors', 'common']);
  const state = readState(query);
  // a link that was closed meanwhile: the page says so
  if (state.kind === 'failed' && state.problem.code.startsWith('link.')) return null;
  return (
    <section aria-label={t('shared:documents.title')}>
      <h2>{t('shared:documents.title')}</h2>
      {state.kind === 'loading' && <div className="bp6-skeleton outside-document" />}
      {state.kind === 'failed' && (
        <div className="outside-failed">
          <ProblemNote
            problem={state.problem}
            title={t('shared:documents.failed')}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {state.kind === 'shown' && <Documents documents={state.data} onDrawings={onDrawings} />}
    </section>
  );
};

const Documents = ({
  documents,
  onDrawings,
}: Pick<SharedDocumentsProps, 'onDrawings'> & { readonly documents: SharedDocuments }) => {
  const { t } = useTranslation('shared');
  const { dispatches, has_drawings: hasDrawings, is_cancelled: isCancelled } = documents;
  if (isCancelled && dispatches.length === 0 && !hasDrawings)
    return <p className="secondary">{t('documents.noneOfCancelled')}</p>;
  return (
    <ul className="outside-lines outside-documents">
      {hasDrawings && <Drawings onOpen={onDrawings} />}
      {dispatches.map((dispatch) => (
        <Dispatch key={`${dispatch.departed_at} ${dispatch.truck}`} dispatch={dispatch} />
      ))}
      {dispatches.length === 0 && !isCancelled && (
        <li>
          <div className="outside-document off">
            <Time className="i" aria-hidden />
            <Words title={t('documents.evidence')} lines={[t('documents.afterDeparture')]} />
          </div>
        </li>
      )}
    </ul>
  );
};

const Drawings = ({ onOpen }: { readonly onOpen: SharedDocumentsProps['onDrawings'] }) => {
  const { t } = useTranslation('shared');
  const openFile = useOpenFile();
  const title = t('documents.drawings');
  return (
    <li>
      <button
        type="button"
        className="outside-document"
        aria-label={t('documents.open', { name: title })}
        onClick={() => void openFile(onOpen, t('documents.printFailed'))}
      >
        <Document className="i" aria-hidden />
        <Words title={title} lines={[]} />
        <Kind>{t('documents.pdf')}</Kind>
      </button>
    </li>
  );
};

const Dispatch = ({ dispatch }: { readonly dispatch: SharedDispatch }) => {
  const { t } = useTranslation('shared');
  const language = useLanguage();
  const { departed_at: at, truck, pallets, products, pdf, bytes, state, later } = dispatch;
  const title = t('documents.evidence');
  const when = [formatMoment(at), truck].filter(Boolean).join(' · ');
  const counts =
    pallets === null || products === null
      ? ''
      : `${t('documents.pallets', { count: pallets })}, ${t('palletCount', { count: products })}`;
  const followed = later.map((page) => t(`documents.later.${page.kind}`, { moment: formatMoment(page.at) }));
  if (pdf === null || state !== 'ready') {
    const isLate = state === 'late';
    return (
      <li>
        <div className="outside-document off">
          <Time className="i" aria-hidden />
          <Words title={title} lines={[when, counts, ...followed, isLate ? t('documents.lateHint') : '']} />
          <span className="secondary outside-kind" role="status">
            {t(isLate ? 'documents.late' : 'documents.beingMade')}
          </span>
        </div>
      </li>
    );
  }
  const size = bytes === null ? null : sizeText(bytes, (value, digits) => formatNumber(value, language, digits));
  return (
    <li>
      <a
        className="outside-document"
        href={pdf}
        target="_blank"
        rel="noreferrer"
        aria-label={t('documents.open', { name: `${title}, ${when}` })}
      >
        <Document className="i" aria-hidden />
        <Words title={title} lines={[when, counts, ...followed]} />
        <Kind>{size === null ? t('documents.pdf') : t('documents.pdfSize', { size })}</Kind>
      </a>
    </li>
  );
};

const Words = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <div>
    <b>{title}</b>
    {lines.filter(Boolean).map((line) => (
      <span key={line} className="secondary">
        {line}
      </span>
    ))}
  </div>
);

const Kind = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span className="secondary outside-kind">{children}</span>
    <Download className="i outside-download" aria-hidden />
  </>
);
