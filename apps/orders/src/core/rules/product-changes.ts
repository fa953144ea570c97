interface Shape {
  readonly width_mm: number;
  readonly height_mm: number;
  readonly depth_mm: number;
  readonly weight_kg: number;
  readonly can_be_flipped: boolean;
  readonly part_of: string | null;
}
const shape = ['width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'can_be_flipped', 'part_of'] as const;

/** Does an edit change what packing computes with? Then packing is asked first. */
export const changesPacking = (before: Shape, after: Partial<Shape>): boolean =>
  shape.some((name) => after[name] !== undefined && after[name] !== before[name]);
