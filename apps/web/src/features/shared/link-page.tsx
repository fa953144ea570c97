import type { ReactNode } from 'react';
import { Note } from '@mullion/ui-kit';
import { formatMoment } from '@mullion/i18n';
import { outcomeOf, type SharedOrderPage } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { readState, type Read } from '../../kits/data/read-state';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useLinkQuery, useOrderOfCustomerQuery, useSharedOrderQuery } from './api/shared-api';
import { DocumentsOfCustomer, DocumentsOfLink } from './components/order-documents';
import { LinkRefused } from './components/link-refused';
import { OutsideFrame } from '../../kits/outside/outside-frame';
import { LinkFoot, SharedOrderView } from './components/shared-order';
import { SharedOrders } from './components/shared-orders';
import { REFRESH } from './refresh';
import './shared-order.css';
import './shared-documents.css';

interface LinkPageProps {
  /** The driver's page, a customer's part of the evidence of a departure, and the proof of a sheet. */
  readonly pages: Readonly<Record<'departure' | 'evidence' | 'proof', ReactNode>>;
  /** This device has kept a departure of this link: its page opens without network too. */
  readonly isKept: () => boolean;
}

/** What a private link opens: the page of an order, or a customer's orders. */
export const LinkPage = ({ pages, isKept }: LinkPageProps) => {
  const { id } = useParams();
  const { hash } = useLocation();
  // another token in the same tab is another link
  return <Opened key={hash} id={id} pages={pages} isKept={isKept} />;
};

const Opened = ({ id, pages, isKept }: LinkPageProps & { readonly id: string | undefined }) => {
  const query = useLinkQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = readState(query);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed' && outcomeOf(state.problem) === 'transient' && isKept()) return pages.departure;
  if (state.kind === 'failed') return <LinkRefused problem={state.problem} onRetry={() => void query.refetch()} />;
  const { kind } = state.data;
  if (kind === 'order') return <OrderOfLink />;
  if (kind !== 'customer') return pages[kind];
  return id === undefined ? <SharedOrders /> : <OrderOfCustomer id={id} />;
};

const OrderOfLink = () => (
  <OrderPage
    query={useSharedOrderQuery(undefined, { ...REFRESH, refetchOnMountOrArgChange: true })}
    documents={<DocumentsOfLink />}
  />
);

const OrderOfCustomer = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('shared');
  const href = usePageHref();
  const { hash } = useLocation();
  const back = <Link to={{ pathname: href(paths.link()), hash }}>{t('customer.all')}</Link>;
  return (
    <OrderPage
      query={useOrderOfCustomerQuery({ params: { id } }, REFRESH)}
      documents={<DocumentsOfCustomer id={id} />}
      back={back}
    />
  );
};

interface OrderPageProps {
  readonly query: Read<SharedOrderPage>;
  readonly documents: ReactNode;
  readonly back?: ReactNode;
}

const OrderPage = ({ query, documents, back }: OrderPageProps) => {
  const { t } = useTranslation('shared');
  const state = readState(query);
  if (state.kind === 'loading') return null;
  const { problem } = state;
  // a link that was closed meanwhile shows nothing more
  if (state.kind === 'failed' || problem?.code.startsWith('link.'))
    return problem && <LinkRefused problem={problem} onRetry={() => void query.refetch()} />;
  const { company, order, expires_at, updated_at } = state.data;
  return (
    <OutsideFrame
      title={`${t('order', { number: order.number })} · ${company}`}
      company={company}
      foot={<LinkFoot until={expires_at} updated={updated_at} />}
    >
      {back}
      {problem && <Note tone="warn">{t('offline', { moment: formatMoment(updated_at) })}</Note>}
      <SharedOrderView page={state.data} documents={documents} />
    </OutsideFrame>
  );
};
