import { departureRecord } from '@mullion/contracts';
import sharp from 'sharp';
import { floorPicture } from './departed-floor.queries';

const pallet = (id: number, order: number, x: number) => ({
  step: id,
  side: 'left',
  from_headboard: x,
  pallet_id: id,
  shown_number: `P26-014${id}`,
  stop: id,
  stop_label: `Stotelė ${id}`,
  customers: `Klientas ${id}`,
  order_ids: [order],
  x,
  y: 0,
  is_turned: false,
  length: 2400,
  width: 2400,
  height: 2100,
  weight: 900,
});
const record = departureRecord.parse({
  truck_id: 118,
  number: 'T26-118',
  description: 'T26-118',
  departure: 1,
  departed_at: '2026-11-24T09:31:00.000Z',
  confirmed_by: '',
  plate: '',
  trailer_plate: '',
  driver: '',
  seals: [],
  signature: null,
  unsigned_reason: null,
  length: 13_600,
  width: 2450,
  height: 2700,
  used_length: 4800,
  warnings: [],
  pallets: [pallet(1, 10, 0), pallet(2, 20, 2400)],
});
const part = (customer: string, order: number, language: 'lt' | 'en' = 'lt') =>
  ({ truck_id: 118, departure: 1, contact_id: 1, customer, order_ids: [order], language }) as const;

/** How many dots of a picture are of a colour, give or take what a palette rounds. */
const dotsOf = async (src: string, [red, green, blue]: readonly [number, number, number]): Promise<number> => {
  const { data, info } = await sharp(Buffer.from(src.replace('data:image/png;base64,', ''), 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(1120);
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const near = (channel: number, wanted: number) => Math.abs((data[at + channel] ?? 0) - wanted) <= 4;
    if (near(0, red) && near(1, green) && near(2, blue)) count += 1;
  }
  return count;
};
/** Of the first stop and of the second. */
const FIRST = [0xa9, 0xdd, 0xf7] as const;
const SECOND = [0xe5, 0x8a, 0x2e] as const;

describe('the picture of a truck’s floor in a customer’s mail', () => {
  it('MAI-01b shows their pallets in the colours of their stops, and of others neither number, colour nor name', async () => {
    const picture = await floorPicture(record, part('Bygg Nord AS', 10));
    expect(picture?.alt).toBe(
      'Sunkvežimio T26-118 krovimo planas. Jūsų paletės: P26-0141; kitų klientų paletės – pilkos.',
    );
    expect(await dotsOf(picture?.src ?? '', FIRST)).toBeGreaterThan(5_000);
    expect(await dotsOf(picture?.src ?? '', SECOND)).toBe(0);
    const other = await floorPicture(record, part('Trä & Glas AB', 20, 'en'));
    expect(other?.alt).toBe('Load plan of truck T26-118. Your pallets: P26-0142; pallets of other customers are grey.');
    expect(await dotsOf(other?.src ?? '', FIRST)).toBe(0);
    expect(await dotsOf(other?.src ?? '', SECOND)).toBeGreaterThan(5_000);
  });

  it('is none where nothing on the truck is theirs', async () => {
    expect(await floorPicture(record, part('Nordlys', 30))).toBeNull();
  });
});
