import { packingTypeFacts } from './packing-type-facts';

const type = {
  longest_pallet: 2400,
  pallet_width: 1200,
  pallet_height: 120,
  max_height: 2200,
  spacing_ends: 20,
  spacing_sides: 20,
  spacing_between: 15,
  truck_length: 13_600,
  truck_width: 2480,
  truck_height: 2700,
  default_truck_spacing: 50,
};

describe('what the numbers of a packing type mean', () => {
  it('PKT-01c counts rows of products, what stays free, what the height leaves and pallets in the truck', () => {
    expect(packingTypeFacts(type)).toEqual({
      room: 1160,
      rows: 10,
      used: 1055,
      free: 105,
      productHeight: 2080,
      along: 5,
      across: 2,
      pallets: 10,
      overlaps: false,
      tooTall: false,
    });
  });

  it('PKT-01g says what numbers do that cannot be: pallets on each other, too tall, nothing fits', () => {
    expect(packingTypeFacts({ ...type, default_truck_spacing: -10 }).overlaps).toBe(true);
    expect(packingTypeFacts({ ...type, max_height: 2800 }).tooTall).toBe(true);
    expect(packingTypeFacts({ ...type, spacing_sides: 600 })).toMatchObject({ rows: 0, used: 0, free: 0 });
    expect(packingTypeFacts({ ...type, longest_pallet: 14_000 }).pallets).toBe(0);
    expect(packingTypeFacts({ ...type, longest_pallet: 0, pallet_width: 0 }).pallets).toBe(0);
    expect(packingTypeFacts({ ...type, spacing_between: -92 }).rows).toBe(200);
  });
});
