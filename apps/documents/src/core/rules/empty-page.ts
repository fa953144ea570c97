/** What a page behind the evidence says where it is of something else. */
export const EMPTY_PAGE = {
  stop: '',
  orders: [],
  product: '',
  damage: null,
  note: '',
  received_by: '',
  signature: null,
  unsigned_reason: null,
  photo: null,
} as const;
