import { Fragment, type ReactNode } from 'react';
import type { PalletDetail } from '@mullion/contracts';
import { EmptyState, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { usePageHref } from '../../kits/address/language';
import { useRemembered } from '../recent/recent';
import { lastList } from '../../kits/lists/last-list';
import { paths } from '../pages/paths';
import { usePalletQuery, palletDetailArgs } from './packing-api';

const TITLE = { loading: 'page.loading', gone: 'page.gone', failed: 'page.pallet' } as const;

interface OnePalletProps {
  /** What the palette remembers as opened: this page of the pallet. */
  readonly path: (id: number) => string;
  /** Class of what stands there while the pallet is read. */
  readonly skeleton: string;
  /** The page of a pallet that was read; begun again for another. */
  readonly children: (pallet: PalletDetail) => ReactNode;
}

/**
 * The page of the pallet that the address names: its reading, and what stands there while, or because, there is none.
 */
export const OnePallet = ({ path, skeleton, children }: OnePalletProps) => {
  const { t } = useTranslation('pallet');
  const { palletId } = useParams();
  const id = Number(palletId);
  const href = usePageHref();
  const isId = Number.isInteger(id) && id > 0;
  const query = usePalletQuery(palletDetailArgs(id), { skip: !isId, refetchOnMountOrArgChange: true });
  const opened = query.currentData;
  useRemembered(
    opened ? { kind: 'pallet', id, title: opened.shown_number, note: opened.customer_name, path: path(id) } : null,
  );
  return (
    <Loaded
      query={query}
      failed={t('page.failed')}
      isGone={!isId}
      gone={
        <EmptyState
          picture="pallet"
          title={t('page.gone')}
          text={t('page.goneText')}
          action={
            <Link className="bp6-button" to={href(paths.pallets())}>
              {t('page.back')}
            </Link>
          }
        />
      }
      skeleton={<div className={`${skeleton} bp6-skeleton`} aria-busy />}
      frame={(content, kind) => (
        <PageFrame
          crumb={<Link to={href(lastList.of(paths.pallets()))}>{t('page.crumb')}</Link>}
          title={t(TITLE[kind])}
        >
          {content}
        </PageFrame>
      )}
    >
      {(pallet) => <Fragment key={id}>{children(pallet)}</Fragment>}
    </Loaded>
  );
};
