import {
  bareCode,
  numberMeant,
  palletReadingsOf,
  palletStatus,
  readingsOf,
  type findInStorage,
  type getRackPlan,
  type StorageUnit,
  type OutputOf,
  type Rack,
  type RackPlace,
  type readItemMovements,
  type readPickList,
  type readRack,
} from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { AppError, likeText, type Database, type Tx } from '@mullion/server-kit';
import { PalletCodes } from '../core/pallets/pallet-codes.repository';
import { RackItemRepository, type RackRow } from './rack-item.repository';
import { toRack } from './rack.mapper';

type Source = Tx | Database;
const rowsOf = <T>(source: Source, sql: string, params: unknown[]): Promise<T[]> =>
  'read' in source ? source.read<T>(sql, params) : source.query<T>(sql, params);

/** So many of a kind are found by a text; an order may have more units on racks. */
const FOUND = 20;
const FOUND_UNITS = 200;
const MOST_RACKS = 1_000;
const MOST_STEPS = 200;

const UNIT = `p.id AS product_id, p.barcode, p.order_id, coalesce(o.number, '') AS "order", p.position, p.category, p.width, p.height, p.image`;
const OF_UNIT = 'product_copy p LEFT JOIN order_copy o ON o.id = p.order_id';
/** Where a unit stands, as one JSON value; null: on no rack. */
const PLACE = `CASE WHEN t.thing_id IS NOT NULL THEN jsonb_build_object(
  'rack', jsonb_build_object('id', r.id, 'code', r.code, 'zone', r.zone, 'place', r.place, 'walking_order', r.walking_order),
  'since', t.since, 'user_name', t.user_name, 'sought_at', t.sought_at, 'sought_by', t.sought_by) END AS place`;
const OF_PLACE = `LEFT JOIN rack_thing t ON t.kind = 'product' AND t.thing_id = p.id AND t.company_id = $1 LEFT JOIN racks r ON r.id = t.rack_id`;

/** Moments as JSON of PostgreSQL has them are no ISO moments yet. */
const placeDto = (place: RackPlace | null): RackPlace | null =>
  place && {
    ...place,
    since: new Date(place.since).toISOString(),
    sought_at: place.sought_at === null ? null : new Date(place.sought_at).toISOString(),
  };
const numbered = ({ id, number }: { readonly id: number; readonly number: string | null }): string =>
  number === null ? `#${id}` : shownNumber(number);

/** @throws AppError not_found */
export const storageUnit = async (source: Source, companyId: number, id: number): Promise<StorageUnit> => {
  const [row] = await rowsOf<StorageUnit>(
    source,
    `SELECT ${UNIT} FROM ${OF_UNIT} WHERE p.company_id = $1 AND p.id = $2 AND NOT p.removed`,
    [companyId, id],
  );
  if (!row) throw new AppError('not_found');
  return row;
};

/** Where a unit was seen last; null: it stands on no rack. */
export const placeOf = async (source: Source, companyId: number, id: number): Promise<RackPlace | null> => {
  const [row] = await rowsOf<{ place: RackPlace | null }>(
    source,
    `SELECT ${PLACE} FROM product_copy p ${OF_PLACE} WHERE p.company_id = $1 AND p.id = $2`,
    [companyId, id],
  );
  return placeDto(row?.place ?? null);
};

/** Every rack in walking order with how much stands on it. */
export const rackPlan = (database: Database, companyId: number): Promise<OutputOf<typeof getRackPlan>> =>
  database.read(
    `SELECT r.id, r.code, r.barcode, r.zone, r.place, r.walking_order, count(t.thing_id)::int AS things, count(t.sought_at)::int AS sought FROM racks r LEFT JOIN rack_thing t ON t.rack_id = r.id
     WHERE r.company_id = $1 GROUP BY r.id ORDER BY r.walking_order, lower(r.code) LIMIT ${MOST_RACKS}`,
    [companyId],
    { name: 'rack-plan' },
  );

/** Racks by id; of another company none. */
export const racksToPrint = async (database: Database, companyId: number, ids: readonly number[]): Promise<Rack[]> =>
  (
    await database.read<RackRow>(
      'SELECT * FROM racks WHERE company_id = $1 AND id = ANY($2) ORDER BY walking_order, id',
      [companyId, ids],
    )
  ).map(toRack);

/** @throws AppError rack.not_found */
export const rackByCode = async (
  database: Database,
  companyId: number,
  code: string,
): Promise<OutputOf<typeof readRack>> => {
  const rack = await new RackItemRepository(database, companyId).rackOf(code);
  if (!rack) throw new AppError('rack.not_found', { code });
  const [units, pallets] = await Promise.all([
    database.read<StorageUnit & { since: Date; user_name: string }>(
      `SELECT ${UNIT}, t.since, t.user_name FROM rack_thing t JOIN product_copy p ON p.id = t.thing_id LEFT JOIN order_copy o ON o.id = p.order_id
       WHERE t.rack_id = $1 AND t.company_id = $2 AND t.kind = 'product' ORDER BY t.since DESC, p.id LIMIT ${FOUND_UNITS}`,
      [rack.id, companyId],
    ),
    database.read<{ id: number; number: string | null; since: Date; user_name: string }>(
      `SELECT b.id, b.number, t.since, t.user_name FROM rack_thing t JOIN pallet b ON b.id = t.thing_id
       WHERE t.rack_id = $1 AND t.company_id = $2 AND t.kind = 'pallet' ORDER BY t.since DESC, b.id LIMIT ${FOUND_UNITS}`,
      [rack.id, companyId],
    ),
  ]);
  return {
    ...toRack(rack),
    units: units.map((unit) => ({ ...unit, since: unit.since.toISOString() })),
    pallets: pallets.map(({ id, number, since, user_name }) => ({
      pallet_id: id as never,
      shown_number: numbered({ id, number }),
      since: since.toISOString(),
      user_name,
    })),
  };
};

type Picked = OutputOf<typeof readPickList>;

/**
 * What a pallet holds in walking order; what stands on no rack comes last, what is on it already first within its rack.
 * @throws AppError not_found
 */
export const pickList = async (database: Database, companyId: number, id: number): Promise<Picked> => {
  const [pallet] = await database.read<Omit<Picked['pallet'], 'shown_number'>>(
    'SELECT id, number, status, products_count, loaded_count, truck_id FROM pallet WHERE company_id = $1 AND id = $2',
    [companyId, id],
  );
  if (!pallet) throw new AppError('not_found');
  const units = await database.read<Picked['units'][number]>(
    `SELECT ${UNIT}, l.loaded_at IS NOT NULL AS taken, ${PLACE} FROM placement l JOIN ${OF_UNIT.replace('product_copy p', 'product_copy p ON p.id = l.product_id')} ${OF_PLACE}
     WHERE l.company_id = $1 AND l.pallet_id = $2 ORDER BY r.walking_order NULLS LAST, lower(r.code), o.number, length(p.position), p.position, p.id`,
    [companyId, id],
    { name: 'pick-list' },
  );
  return {
    pallet: { ...pallet, shown_number: numbered(pallet) },
    units: units.map((unit) => ({ ...unit, place: placeDto(unit.place) })),
  };
};

/**
 * Pallets by number, units by barcode or order, racks by code. Codes are read as scanners type them.
 * @throws AppError `pallet.deleted`
 */
export const foundInStorage = async (
  database: Database,
  companyId: number,
  text: string,
): Promise<OutputOf<typeof findInStorage>> => {
  const readings = readingsOf(text);
  const typed = likeText(bareCode(text)).slice(1);
  const [pallets, units, racks] = await Promise.all([
    database.read<{ id: number; number: string | null; products_count: number; loaded_count: number }>(
      `SELECT id, number, products_count, loaded_count FROM pallet
       WHERE company_id = $1 AND (number = ANY($2) OR (length($3) > 3 AND number LIKE '%' || $3 AND status < ${palletStatus.dispatched})) ORDER BY id DESC LIMIT ${FOUND}`,
      [companyId, palletReadingsOf(text), numberMeant(text).toUpperCase().slice(-9)],
    ),
    database.read<OutputOf<typeof findInStorage>['units'][number] & { number: string | null }>(
      `WITH hits AS (
         SELECT id FROM product_copy WHERE company_id = $1 AND barcode = ANY($2) AND NOT removed
         UNION SELECT p.id FROM order_copy o JOIN product_copy p ON p.order_id = o.id WHERE o.company_id = $1 AND lower(o.number) = lower($3) AND NOT p.removed)
       SELECT ${UNIT}, l.pallet_id, b.number, ${PLACE} FROM hits JOIN ${OF_UNIT.replace('product_copy p', 'product_copy p ON p.id = hits.id')} LEFT JOIN placement l ON l.product_id = p.id
       LEFT JOIN pallet b ON b.id = l.pallet_id ${OF_PLACE} ORDER BY r.walking_order NULLS LAST, length(p.position), p.position, p.id LIMIT ${FOUND_UNITS}`,
      [companyId, readings, bareCode(text)],
    ),
    database.read<OutputOf<typeof findInStorage>['racks'][number]>(
      `SELECT id, code, zone, place, walking_order FROM racks WHERE company_id = $1 AND (lower(barcode) = ANY($2) OR packing.folded(code) LIKE packing.folded($3))
       ORDER BY walking_order, lower(code) LIMIT ${FOUND}`,
      [companyId, readings.map((reading) => reading.toLowerCase()), typed],
    ),
  ]);
  if (pallets.length + units.length + racks.length === 0)
    await new PalletCodes(database, companyId).refuseDeleted(text);
  return {
    pallets: pallets.map(({ number, ...pallet }) => ({
      ...pallet,
      id: pallet.id as never,
      shown_number: numbered({ id: pallet.id, number }),
    })),
    units: units.map(({ number, ...unit }) => ({
      ...unit,
      pallet: unit.pallet_id === null ? null : numbered({ id: unit.pallet_id, number }),
      place: placeDto(unit.place),
    })),
    racks,
  };
};

type Movements = OutputOf<typeof readItemMovements>;

/**
 * The way of a unit over racks and onto its pallet, the latest first; the events of racks and the history of
 * placements.
 * @throws AppError not_found
 */
export const itemHistory = async (database: Database, companyId: number, id: number): Promise<Movements> => {
  const [unit, place, steps] = await Promise.all([
    storageUnit(database, companyId, id),
    placeOf(database, companyId, id),
    database.read<{ kind: Movements['steps'][number]['kind']; name: string; at: Date; user_name: string }>(
      `SELECT CASE act WHEN 'in' THEN 'rack' WHEN 'found' THEN 'rack' ELSE act END AS kind, rack AS name, at, user_name FROM rack_event
         WHERE company_id = $1 AND kind = 'product' AND thing_id = $2
       UNION ALL SELECT 'packed', coalesce(b.number, ''), l.loaded_at,
           coalesce((SELECT h.user_name FROM status_change h WHERE h.company_id = $1 AND h.table_name = 'placements' AND h.row_id = $2 ORDER BY h.id DESC LIMIT 1), '')
         FROM placement l LEFT JOIN pallet b ON b.id = l.pallet_id WHERE l.company_id = $1 AND l.product_id = $2 AND l.loaded_at IS NOT NULL
       ORDER BY at DESC LIMIT ${MOST_STEPS}`,
      [companyId, id],
    ),
  ]);
  return {
    unit,
    place,
    steps: steps.map((step) => ({
      ...step,
      name: step.kind === 'packed' && step.name !== '' ? shownNumber(step.name) : step.name,
      at: step.at.toISOString(),
    })),
  };
};
