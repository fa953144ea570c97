import type { ChangePreview } from '@mullion/contracts';
import { Note, useProblemText } from '@mullion/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import type { Read } from '../../kits/data/read-state';
import { useStatusNames } from '../status/use-statuses';
import { MailsPart, PalletsPart, ProductsPart, TrucksPart } from './consequence-parts';
import { isQuiet, statusMoves } from './preview-lines';
import { NamedList } from './named-list';
import './what-if.css';

interface ConsequencesProps {
  /** The what-if of the change that is asked about. */
  readonly query: Read<ChangePreview>;
  /** Above the counts, once they are known. */
  readonly head?: ReactNode;
}

/**
 * What a change would touch: counts first, lists on demand, refusals before one presses. It asks nothing and keeps
 * nobody from pressing.
 */
export const Consequences = ({ query, head }: ConsequencesProps) => {
  const { t } = useTranslation('whatIf');
  return (
    <section className="what-if" aria-label={t('label')}>
      <Loaded query={query} failed={t('failed')} skeleton={<div className="what-if-skeleton bp6-skeleton" />}>
        {(preview) => (
          <>
            {head}
            <Refused preview={preview} />
            <OrderLines preview={preview} />
            {isQuiet(preview) ? <p className="muted">{t('quiet')}</p> : <Parts preview={preview} />}
          </>
        )}
      </Loaded>
    </section>
  );
};

const Parts = ({ preview }: { readonly preview: ChangePreview }) => (
  <div className="what-if-parts">
    <ProductsPart preview={preview} />
    <PalletsPart pallets={preview.pallets} />
    <TrucksPart trucks={preview.trucks} orders={preview.orders.named} />
    <MailsPart mails={preview.mails} />
  </div>
);

const Refused = ({ preview: { refused } }: { readonly preview: ChangePreview }) => {
  const { t } = useTranslation('whatIf');
  const textOf = useProblemText();
  if (refused.length === 0) return null;
  const problemOf = ({ code, params }: ChangePreview['refused'][number]) =>
    ({ type: 'about:blank', title: code, status: 422, code, params }) as never;
  return (
    <Note tone="bad" title={t('refused', { count: refused.length })}>
      <NamedList
        open={refused.length <= 3}
        rows={refused.map((row) => ({ key: row.id, name: row.name, text: textOf(problemOf(row)) }))}
        total={refused.length}
      />
    </Note>
  );
};

/** Orders whose status follows, or is set. */
const OrderLines = ({ preview: { orders } }: { readonly preview: ChangePreview }) => {
  const { t } = useTranslation('whatIf');
  const { nameOf } = useStatusNames('orders');
  const moves = statusMoves(orders.named);
  if (moves.length === 0) return null;
  return (
    <div>
      {moves.map(({ status, count }) => (
        <p key={status}>{t('orders.status', { count, status: nameOf(status) })}</p>
      ))}
    </div>
  );
};
