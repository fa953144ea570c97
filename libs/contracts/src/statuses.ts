/**
 * Status numbers with a meaning in code (packing-model.md); all other numbers and every name are data of the company.
 */
export const orderStatus = {
  new: 0,
  confirmed: 2,
  inPreparation: 4,
  prepared: 5,
  inProduction: 6,
  partlyMade: 7,
  made: 8,
  packed: 10,
  loaded: 13,
  dispatched: 14,
  delivered: 15,
  cancelled: 99,
} as const;
export const productStatus = {
  new: 0,
  inPreparation: 4,
  inProduction: 6,
  made: 8,
  packed: 10,
  loaded: 13,
  dispatched: 14,
  delivered: 15,
  cancelled: 99,
} as const;
export const palletStatus = { notPrepared: 0, prepared: 1, closed: 2, loaded: 3, dispatched: 4 } as const;
export const truckStatus = { draft: 0, planned: 1, loading: 2, loaded: 3, dispatched: 4, delivered: 5 } as const;
/** Of a product at a work center; `started` is between adding and ending it. */
export const operationStatus = { waiting: 0, started: 1, completed: 2, problem: 3, cancelled: 4 } as const;
export const problemStatus = { new: 0, inProgress: 1, solved: 2, rejected: 3 } as const;
/** Of an order: how far its dispatch is planned. */
export const palStatus = { notPlanned: 0, planned: 1, placed: 2, departed: 3 } as const;

export const statusTables = ['orders', 'products', 'pallets', 'trucks', 'problems'] as const;
export type StatusTable = (typeof statusTables)[number];
