import { userTypes, hasRight, orderStatus, palStatus, type Order, type RequestContext } from '@mullion/contracts';

type Person = Pick<RequestContext, 'type' | 'rights'>;
/** The customer of an order is chosen by administrators; its contact and address follow. */
export const mayChooseCustomer = (person: Pick<Person, 'type'>): boolean => person.type <= userTypes.administrator;

type State = { readonly status: number; readonly pal_status: number; readonly removing: boolean };

/** Type 6 writes nothing; OP_EDIT edits, OP_DEL deletes; a departed order is neither deleted nor taken out of planning. */
export const orderCan = (person: Person, order: State): Order['can'] => {
  const writes = person.type !== userTypes.reader && !order.removing;
  const stays = order.pal_status >= palStatus.departed;
  return {
    edit: writes && hasRight(person, 'OP_EDIT'),
    remove: writes && hasRight(person, 'OP_DEL') && !stays,
    to_production: writes && order.status < orderStatus.inProduction,
    plan: writes && order.pal_status < palStatus.planned,
    unpack: writes && order.pal_status >= palStatus.planned && !stays,
  };
};
