import {
  addOperations,
  addTruckPallets,
  autoPack,
  changePalletNumber,
  changeProductStatus,
  completeOperations,
  createCustomer,
  createOperations,
  createOrder,
  createPackingType,
  createProduct,
  createTruck,
  deleteCustomer,
  deleteOrder,
  deletePackingType,
  deletePallet,
  deleteProduct,
  deleteTruck,
  hasRight,
  importOrders,
  moveProduct,
  policyRefusal,
  printPreparation,
  returnOperations,
  scanPallet,
  scanProduct,
  updateCustomer,
  updateOrder,
  updateOrderSupplier,
  updateProduct,
  updateTruck,
  type AnyRoute,
  type RightCode,
  type UserType,
} from '@mullion/contracts';
import type { Access } from '@mullion/ui-kit';
import { menuFor, type MenuText } from '../../../entities/pages/menu-items';

/** `gains` and `loses` are what saving changes. */
export type Change = 'allowed' | 'gains' | 'loses' | 'locked';
type Needs = Pick<AnyRoute, 'policy' | 'writes'>;

interface PageAction {
  readonly key: ActionKey;
  /** The call behind it: its policy decides. */
  readonly route: Needs;
  /** What the owner of the record asks for beside the policy. */
  readonly right?: RightCode;
}
export type ActionKey =
  | 'newOrder'
  | 'import'
  | 'editOrder'
  | 'deleteOrder'
  | 'newProduct'
  | 'editProduct'
  | 'deleteProduct'
  | 'lowerProductStatus'
  | 'makeOperations'
  | 'supplierDates'
  | 'complete'
  | 'return'
  | 'addOperation'
  | 'moveProduct'
  | 'autoPack'
  | 'newTruck'
  | 'printPreparation'
  | 'palletNumber'
  | 'deletePallet'
  | 'loadPallets'
  | 'deleteTruck'
  | 'recallTruck'
  | 'scanProduct'
  | 'scanPallet'
  | 'newPackingType'
  | 'deletePackingType'
  | 'newCustomer'
  | 'editCustomer'
  | 'deleteCustomer';

const lowersStatus = 'TP_STATUSBACK';

/** What people do on the pages of the menu. Only what a right or a type of user decides is listed. */
const actionsOf: Partial<Record<MenuText, readonly PageAction[]>> = {
  ordersList: [
    { key: 'newOrder', route: createOrder },
    { key: 'import', route: importOrders },
    { key: 'editOrder', route: updateOrder, right: 'OP_EDIT' },
    { key: 'deleteOrder', route: deleteOrder },
    { key: 'newProduct', route: createProduct },
    { key: 'editProduct', route: updateProduct, right: 'PR_EDIT' },
    { key: 'deleteProduct', route: deleteProduct },
    { key: 'lowerProductStatus', route: changeProductStatus, right: lowersStatus },
  ],
  preparation: [
    { key: 'makeOperations', route: createOperations },
    { key: 'supplierDates', route: updateOrderSupplier },
  ],
  workCenters: [
    { key: 'complete', route: completeOperations },
    { key: 'return', route: returnOperations },
    { key: 'addOperation', route: addOperations },
  ],
  packingPlan: [
    { key: 'moveProduct', route: moveProduct },
    { key: 'autoPack', route: autoPack },
    { key: 'newTruck', route: createTruck },
  ],
  pallets: [
    { key: 'printPreparation', route: printPreparation },
    { key: 'palletNumber', route: changePalletNumber },
    { key: 'deletePallet', route: deletePallet },
  ],
  trucks: [
    { key: 'newTruck', route: createTruck },
    { key: 'loadPallets', route: addTruckPallets },
    { key: 'recallTruck', route: updateTruck, right: lowersStatus },
    { key: 'deleteTruck', route: deleteTruck },
  ],
  scan: [
    { key: 'scanProduct', route: scanProduct },
    { key: 'scanPallet', route: scanPallet },
  ],
  packingTypes: [
    { key: 'newPackingType', route: createPackingType },
    { key: 'deletePackingType', route: deletePackingType },
  ],
  customers: [
    { key: 'newCustomer', route: createCustomer },
    { key: 'editCustomer', route: updateCustomer },
    { key: 'deleteCustomer', route: deleteCustomer },
  ],
};

export interface Ability {
  readonly key: ActionKey;
  readonly change: Change;
  /** The right that decides; null: the type of user does. */
  readonly right: RightCode | null;
}
export interface PageAbilities {
  readonly page: MenuText;
  readonly change: Change;
  readonly actions: readonly Ability[];
}

const changeOf = (now: boolean, after: boolean): Change =>
  now ? (after ? 'allowed' : 'loses') : after ? 'gains' : 'locked';

/**
 * What a person of a type sees in the menu and may do on each page, with the rights they have now and those they would
 * have after saving. Judged by the rules that the menu and the gateway judge by.
 */
export const roleAbilities = (
  type: UserType,
  now: readonly RightCode[],
  after: readonly RightCode[],
  features: Access['features'] = [],
): PageAbilities[] => {
  const person = (rights: readonly RightCode[]): Access => ({
    userId: 0,
    type,
    rights,
    kind: 'manufacturer',
    features,
  });
  const pagesOf = (access: Access): MenuText[] => menuFor(access).flatMap(({ items }) => items.map(({ text }) => text));
  const seen = { now: pagesOf(person(now)), after: pagesOf(person(after)) };
  const may = ({ route, right }: PageAction, rights: readonly RightCode[]): boolean => {
    const who = { kind: 'manufacturer' as const, type, rights: [...rights] };
    return policyRefusal(route, who) === null && (!right || hasRight(who, right));
  };
  return pagesOf({ ...person([]), type: 0 })
    .filter((page) => actionsOf[page] || seen.now.includes(page) || seen.after.includes(page))
    .map((page) => {
      const opens = { now: seen.now.includes(page), after: seen.after.includes(page) };
      return {
        page,
        change: changeOf(opens.now, opens.after),
        actions: (actionsOf[page] ?? []).map((action) => ({
          key: action.key,
          change: changeOf(opens.now && may(action, now), opens.after && may(action, after)),
          right: action.right ?? action.route.policy.right ?? null,
        })),
      };
    });
};
