import { userTypes, hasRight, orderStatus, palStatus, type Order, type RequestContext } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';

type Person = Pick<RequestContext, 'type' | 'rights'>;
/** The customer of an order is chosen by administrators; its contact and address follow. */
export const mayChooseCustomer = (person: Pick<Person, 'type'>): boolean => person.type <= userTypes.administrator;

type State = { readonly status: number; readonly pal_status: number; readonly removing: boolean };

/** Its truck has left, or somebody has said so: its products are what was sent. */
export const hasLeft = ({ status, pal_status }: Pick<State, 'status' | 'pal_status'>): boolean =>
  pal_status >= palStatus.departed || (status >= orderStatus.dispatched && status < orderStatus.cancelled);

/**
 * Sizes, weight, barcode and the like of products, and new ones.
 * @throws AppError `no_right_to_edit_product`, `product.departed`
 */
export const refuseProductChange = (
  person: Person,
  order: Pick<State, 'status' | 'pal_status'>,
  productStatus = 0,
): void => {
  if (!hasRight(person, 'PR_EDIT')) throw new AppError('no_right_to_edit_product');
  if (hasLeft(order) || hasLeft({ status: productStatus, pal_status: 0 })) throw new AppError('product.departed');
};

/**
 * Type 6 writes nothing; OP_EDIT edits, OP_DEL deletes, PR_EDIT changes products; a departed order is neither deleted
 * nor taken out of planning, and its products stay as they were sent.
 */
export const orderCan = (person: Person, order: State): Order['can'] => {
  const writes = person.type !== userTypes.reader && !order.removing;
  const stays = order.pal_status >= palStatus.departed;
  return {
    edit: writes && hasRight(person, 'OP_EDIT'),
    edit_products: writes && hasRight(person, 'PR_EDIT') && !hasLeft(order),
    remove: writes && hasRight(person, 'OP_DEL') && !stays,
    to_production: writes && order.status < orderStatus.inProduction,
    plan: writes && order.pal_status < palStatus.planned,
    unpack: writes && order.pal_status >= palStatus.planned && !stays,
  };
};
