import fc from 'fast-check';
import { BasisInverse } from './basis-inverse';

const SIZE = 4;
const cell = fc.integer({ min: -3, max: 3 });
/** Well away from singular: the diagonal outweighs the rest of its row. */
const matrices = fc.array(cell, { minLength: SIZE * SIZE, maxLength: SIZE * SIZE }).map((cells) => {
  const matrix = Float64Array.from(cells);
  for (let r = 0; r < SIZE; r++) matrix[r * SIZE + r] = 12;
  return matrix;
});

/** The inverse times a matrix, cell by cell. */
const product = (inverse: BasisInverse, matrix: Float64Array): number[] =>
  Array.from({ length: SIZE * SIZE }, (_, cellNumber) => {
    const [r, c] = [Math.floor(cellNumber / SIZE), cellNumber % SIZE];
    let sum = 0;
    for (let k = 0; k < SIZE; k++) sum += inverse.numbers[r * SIZE + k]! * matrix[k * SIZE + c]!;
    return sum;
  });

const expectUnit = (cells: readonly number[]) =>
  cells.forEach((value, n) => expect(value).toBeCloseTo(n % (SIZE + 1) === 0 ? 1 : 0, 9));

describe('the inverse of a basis', () => {
  it('is computed from the matrix alone, whatever was there before', () => {
    fc.assert(
      fc.property(
        matrices,
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: SIZE, maxLength: SIZE }),
        (matrix, order) => {
          // rows in another order need the search for pivots
          const mixed = Float64Array.from(matrix, (_, n) => matrix[order[Math.floor(n / SIZE)]! * SIZE + (n % SIZE)]!);
          const inverse = new BasisInverse(SIZE);
          inverse.compute((cells) => cells.set(mixed));
          expectUnit(product(inverse, mixed));
        },
      ),
    );
  });
  it('is kept by pivots, column after column', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const inverse = new BasisInverse(SIZE);
        const direction = new Float64Array(SIZE);
        for (let c = 0; c < SIZE; c++) {
          const column = Array.from({ length: SIZE }, (_, r) => matrix[r * SIZE + c]!);
          inverse.times([0, 1, 2, 3], column, 0, SIZE, direction);
          inverse.pivot(c, direction);
        }
        expectUnit(product(inverse, matrix));
      }),
    );
  });
  it('stays as it was before a singular basis', () => {
    const inverse = new BasisInverse(SIZE);
    inverse.compute((cells) => cells.fill(1));
    expectUnit([...inverse.numbers]);
  });
});
