/**
 * Columns that a list can be exported with, in the order of the screen. Keys are those of the list's columns on screen.
 */
export const exportColumns = {
  orders: [
    'production_id',
    'offer_id',
    'customer',
    'delivery_date',
    'week',
    'address',
    'count',
    'area',
    'status',
    'pal_status',
    'customer_order_number',
    'completion_date',
    'manager_email',
  ],
  customers: [
    'name',
    'code',
    'vat_number',
    'mobile',
    'phone',
    'email',
    'main_address',
    'default_delivery_address',
    'pref_packing_type',
    'pricing',
    'default_discount',
  ],
  users: ['name', 'email', 'type'],
  pallets: ['number', 'customer', 'order_number', 'truck', 'length', 'products_count', 'comment', 'status'],
  trucks: [
    'description',
    'orders',
    'customers',
    'delivery_date',
    'vehicle',
    'pallets_count',
    'products_count',
    'status',
  ],
} as const;

export type ExportedList = keyof typeof exportColumns;
export const exportedLists = Object.keys(exportColumns) as [ExportedList, ...ExportedList[]];
