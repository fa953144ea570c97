import type { GlassUnit } from '@mullion/contracts';
import type { Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';
import type { SizeText } from '../state/use-size-text';

const nothing = <span className="muted">–</span>;

/** All sorted by the server but the size. */
export const glassColumns = (t: TFunction<'glassUnits'>, sizeText: SizeText): readonly Column<GlassUnit>[] => [
  {
    key: 'stand_number',
    head: t('column.stand_number'),
    sortable: true,
    strong: true,
    width: '92px',
    cell: ({ stand_number: stand }) => stand ?? nothing,
  },
  {
    key: 'stand_side',
    head: t('column.stand_side'),
    sortable: true,
    width: '80px',
    cell: ({ stand_side: side }) => (side === null ? nothing : <SideMark side={side} />),
  },
  { key: 'size', head: t('column.size'), align: 'end', width: '132px', strong: true, cell: sizeText },
  { key: 'type', head: t('column.type'), sortable: true, cell: ({ type }) => type, text: ({ type }) => type },
  {
    key: 'customer_order',
    head: t('column.customer_order'),
    sortable: true,
    strong: true,
    cell: ({ customer_order: order }) => order,
    text: ({ customer_order: order }) => order,
  },
  {
    key: 'customer_position',
    head: t('column.customer_position'),
    sortable: true,
    cell: ({ customer_position: position }) => position ?? nothing,
    text: ({ customer_position: position }) => position ?? '',
  },
  {
    key: 'supplier_order',
    head: t('column.supplier_order'),
    sortable: true,
    cell: ({ supplier_order: order }) => order,
    text: ({ supplier_order: order }) => order,
  },
  {
    key: 'supplier_position',
    head: t('column.supplier_position'),
    sortable: true,
    align: 'end',
    width: '132px',
    cell: ({ supplier_position: position }) => position,
  },
];

/** A side as a plate: B is filled, so that the two are distinguished at a glance. */
export const SideMark = ({ side }: { readonly side: string }) => (
  <span className={`glass-side side-${side.toLowerCase()}`}>{side}</span>
);
