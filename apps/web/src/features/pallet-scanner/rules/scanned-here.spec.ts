import type { Act, ScanTarget } from '../../../entities/scanning/acts';
import { scannedHere } from './scanned-here';

const onto: ScanTarget = { pallet: 7, name: '0DEMO1P260147' };
const waits = (id: string, act: Act) => ({ id, act });
const load = (code: string, on: ScanTarget = onto) => waits(code, { kind: 'load-product', code, onto: on });
const own = (waiting: readonly ReturnType<typeof waits>[], taken: readonly string[] = [], isOffline = true) => ({
  waiting,
  taken,
  isOffline,
});

describe('a product that this device has scanned already', () => {
  it('BEY-02a is one that waits for the same pallet, however its code was typed', () => {
    expect(scannedHere('B1', onto, own([load('B1')]))).toMatchObject({ id: expect.any(String) });
    expect(scannedHere('b1', onto, own([load('Bą')]))).toEqual({ id: 'Bą' });
    expect(scannedHere('B2', onto, own([load('B1')]))).toBeNull();
    const opening: ScanTarget = { opening: 'x', name: '0DEMO1P260148' };
    expect(scannedHere('B1', opening, own([load('B1', opening)]))).toMatchObject({ id: expect.any(String) });
  });

  it('BEY-02a is none that waits for another pallet, or is being taken back', () => {
    expect(scannedHere('B1', onto, own([load('B1', { pallet: 8, name: '8' })]))).toBeNull();
    const undo = waits('u', {
      ...{ kind: 'undo-scan', code: 'B1', scan: 'B1', after: 'pallet:7', afterSeconds: 2 },
      undone: { kind: 'load-product', code: 'B1', onto },
    });
    expect(scannedHere('B1', onto, own([load('B1'), undo]))).toBeNull();
  });

  it('BEY-02a is one that the server took from it, while nobody can be asked', () => {
    expect(scannedHere('b1', onto, own([], ['B1']))).toEqual({ id: null });
    expect(scannedHere('B1', onto, own([], ['B1'], false))).toBeNull();
  });
});
