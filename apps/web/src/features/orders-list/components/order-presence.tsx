import { useEffect, useMemo } from 'react';
import { orderNumber, type Order, type PresenceActivity, type PresencePlace } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { Note, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { PeopleHere } from '../../../entities/presence/people-here';
import { usePresence } from '../../../entities/presence/use-presence';
import { useManyOrdersQuery } from '../api/orders-api';
import { useSavedByOther } from '../state/use-saved-by-other';

const usePeopleAtOrder = (id: Order['id'], isEditing: boolean) => {
  const place = useMemo<PresencePlace>(() => ({ kind: 'order', id }), [id]);
  const holds = useMemo<PresenceActivity | null>(
    () => (isEditing ? { act: 'edit', kind: 'order', id } : null),
    [isEditing, id],
  );
  return { place, others: usePresence(place, holds) };
};

interface OrderPresenceProps {
  readonly order: Order;
  /** Something of the order is open in a dialog. */
  readonly isEditing: boolean;
}

/** In the bar of an order's page: who else has the order open. Who has just saved it is told as it happens. */
export const OrderPresence = ({ order, isEditing }: OrderPresenceProps) => {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const { place, others } = usePeopleAtOrder(order.id, isEditing);
  const saved = useSavedByOther(order);
  useEffect(() => {
    if (saved) toast({ tone: 'info', message: t('savedBy', { ...saved, time: formatMoment(saved.at) }), seconds: 12 });
  }, [saved, toast, t]);
  const nameOf = (kind: PresenceActivity['kind'], id: number) =>
    kind === 'order' && id === order.id ? orderNumber(order) : null;
  return <PeopleHere place={place} others={others} nameOf={nameOf} />;
};

/** Above the fields of an order: who else has it open, and who has saved it since; nothing while nobody has. */
export const OrderWindowNotes = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('orders');
  const { others } = usePeopleAtOrder(order.id, true);
  const { currentData } = useManyOrdersQuery({ query: { orders: String(order.id) } });
  const saved = useSavedByOther({ id: order.id, version: currentData?.orders[0]?.version ?? order.version });
  const namesOf = (people: typeof others): string => [...new Set(people.map(({ name }) => name))].join(', ');
  const editing = others.filter(({ holds }) => holds !== null);
  const looking = others.filter(
    ({ holds, user_id }) => holds === null && !editing.some((one) => one.user_id === user_id),
  );
  if (others.length === 0 && saved === null) return null;
  return (
    <div className="wide order-notes">
      {others.length > 0 && (
        <Note tone="info">
          {[
            editing.length > 0 && t('alsoEditing', { names: namesOf(editing) }),
            looking.length > 0 && t('alsoOpen', { names: namesOf(looking) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Note>
      )}
      {saved && (
        <Note tone="warn">
          {t('savedBy', { ...saved, time: formatMoment(saved.at) })} {t('savedByNext')}
        </Note>
      )}
    </div>
  );
};
