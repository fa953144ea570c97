import { Fragment } from 'react';
import { Tick, Time, WarningSign } from '@blueprintjs/icons';
import type { Evidence, EvidenceContent, EvidencePallet } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { shortLabel } from '@mullion/packing-model';
import { GroupMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { shortMoment, timeOf } from '../rules/evidence-words';

type Mails = Evidence['mails'];
interface TableProps {
  readonly content: EvidenceContent;
  readonly stop: number | null;
  /** Null on a customer's page. */
  readonly mails: Mails | null;
  readonly opened: number | null;
  readonly onOpen: (id: number | null) => void;
}

/**
 * The pallets in the order of loading: whose they are, who scanned them and when; one that is opened shows its
 * products.
 */
export const EvidenceTable = ({ content, stop, mails, opened, onOpen }: TableProps) => {
  const { t } = useTranslation('evidence');
  const language = useLanguage();
  const pallets = content.pallets.filter((pallet) => stop === null || pallet.stop === stop);
  const columns = mails === null ? 9 : 10;
  return (
    <div className="ev-table">
      <table className="tb cmp">
        <thead>
          <tr>
            <th scope="col">{t('column.turn')}</th>
            <th scope="col">{t('column.pallet')}</th>
            <th scope="col">{t('column.stop')}</th>
            <th scope="col">{t('column.customer')}</th>
            <th scope="col" className="r">
              {t('column.products')}
            </th>
            <th scope="col" className="r">
              {t('column.mass')}
            </th>
            <th scope="col">{t('column.loaded')}</th>
            <th scope="col">{t('column.by')}</th>
            <th scope="col" className="r">
              {t('column.photos')}
            </th>
            {mails && <th scope="col">{t('column.mail')}</th>}
          </tr>
        </thead>
        <tbody>
          {pallets.map((pallet) => (
            <Fragment key={pallet.pallet_id}>
              <tr className={pallet.pallet_id === opened ? 'sel' : ''}>
                <td data-label={t('column.turn')}>{pallet.step}</td>
                <td>
                  <button
                    type="button"
                    className="ev-pallet"
                    aria-expanded={pallet.pallet_id === opened}
                    title={t('productsOf', { pallet: pallet.shown_number })}
                    onClick={() => onOpen(pallet.pallet_id === opened ? null : pallet.pallet_id)}
                  >
                    {pallet.shown_number}
                  </button>
                </td>
                <td>
                  <span className="row g1 nowrap" title={pallet.stop_label}>
                    <GroupMark group={pallet.stop} /> {shortLabel(pallet.stop_label)}
                  </span>
                </td>
                <td className="secondary">{pallet.customers}</td>
                <td className="r" data-label={t('column.products')}>
                  {pallet.products.length}
                </td>
                <td className="r" data-label={t('column.mass')}>
                  {formatNumber(pallet.weight, language)}
                </td>
                <td data-label={t('column.loaded')}>{pallet.loaded_at === null ? '–' : timeOf(pallet.loaded_at)}</td>
                <td className="secondary" data-label={t('column.by')}>
                  {pallet.loaded_by || '–'}
                </td>
                <td className="r" data-label={t('column.photos')}>
                  {pallet.photos.length}
                </td>
                {mails && <td>{<MailState pallet={pallet} mails={mails} />}</td>}
              </tr>
              {pallet.pallet_id === opened && (
                <tr>
                  <td colSpan={columns} className="ev-products">
                    <Products pallet={pallet} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {pallets.length === 0 && <p className="secondary ev-none">{t('noPallets')}</p>}
    </div>
  );
};

const Products = ({ pallet }: { readonly pallet: EvidencePallet }) => {
  const { t } = useTranslation('evidence');
  return (
    <ul aria-label={t('productsOf', { pallet: pallet.shown_number })}>
      {pallet.products.map(({ id, position, order, barcode, width, height, scanned_at, scanned_by }) => (
        <li key={id}>
          <b>{position}</b> <span className="secondary">{order}</span> <span>{barcode}</span>{' '}
          <span className="secondary">{`${width} × ${height}`}</span>{' '}
          <span className={scanned_at === null ? 'warn' : 'secondary'}>
            {scanned_at === null ? t('notScanned') : [scanned_by, formatMoment(scanned_at)].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** How the mail about a pallet stands: the worst of those that name an order on it. */
const MailState = ({ pallet, mails }: { readonly pallet: EvidencePallet; readonly mails: Mails }) => {
  const { t } = useTranslation('evidence');
  const own = mails.filter(({ orders }) => orders.some((id) => (pallet.order_ids as readonly number[]).includes(id)));
  const [mail] = own.toSorted((a, b) => Number(a.opened_at !== null) - Number(b.opened_at !== null));
  if (!mail) return <span className="muted">{t('mail.none')}</span>;
  if (mail.opened_at !== null)
    return (
      <span className="ok row g1 nowrap" title={t('mail.opened', { moment: formatMoment(mail.opened_at) })}>
        <Tick className="i" aria-hidden /> {shortMoment(mail.opened_at)}
      </span>
    );
  if (mail.state === 'sent')
    return (
      <span className="warn row g1 nowrap">
        <Time className="i" aria-hidden /> {t('mail.sent')}
      </span>
    );
  const waits = mail.state === 'pending' || mail.state === 'sending';
  return (
    <span className={`${waits ? 'secondary' : 'bad'} row g1 nowrap`}>
      {!waits && <WarningSign className="i" aria-hidden />} {t(waits ? 'mail.waiting' : 'mail.failed')}
    </span>
  );
};
