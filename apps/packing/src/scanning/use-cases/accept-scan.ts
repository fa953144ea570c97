import type { InputOf, scanPallet as palletContract, scanProductByCode as byCodeContract } from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { recordLateRefusals, type Scanned } from '../conflicts/record-late-refusals';
import { ScanRepository } from '../scan.repository';
import { scanPallet } from './scan-pallet';
import { scanProduct } from './scan-product';

type Tools = Pick<ServiceTools, 'database' | 'copies' | 'bus'>;

const scansOf = ({ database }: Tools, { context }: CallInfo): ScanRepository =>
  new ScanRepository(database, context.company_id);

/** A pallet's scan; one at a truck that is refused when nobody looks any more becomes a conflict. */
export const acceptPalletScan = (tools: Tools, call: CallInfo, input: InputOf<typeof palletContract>) => {
  const { truck_id: truckId } = input.body;
  const work = () => scanPallet(tools, call, input);
  // in the hall a pallet is only looked up: nothing was put anywhere
  if (truckId === undefined) return work();
  const code = input.params.barcode;
  const describe = async (): Promise<Scanned> => {
    const palletId = await scansOf(tools, call).palletIdOf(code);
    return { kind: 'pallet', code, targetCode: code, palletId, truckId };
  };
  return recordLateRefusals(tools, call, describe, work);
};

const describeProduct = async (
  tools: Tools,
  call: CallInfo,
  barcode: string,
  target: { readonly code: string; readonly id: number | null },
): Promise<Scanned> => {
  const code = (await scansOf(tools, call).barcodeOf(barcode)) ?? barcode;
  return { kind: 'product', code, targetCode: target.code, palletId: target.id, truckId: null };
};

/** A product's scan onto a pallet; refused late it becomes a conflict. */
export const acceptProductScan = (tools: Tools, call: CallInfo, pallet: number, barcode: string) =>
  recordLateRefusals(
    tools,
    call,
    () => describeProduct(tools, call, barcode, { code: String(pallet), id: pallet }),
    () => scanProduct(tools, call, pallet, barcode),
  );

/** The same onto the pallet that a code names: its own scan was refused, so it is known by nothing else. */
export const acceptProductScanByCode = async (
  tools: Tools,
  call: CallInfo,
  { body: { pallet: code, barcode } }: InputOf<typeof byCodeContract>,
) => {
  const id = await scansOf(tools, call).palletIdOf(code);
  return recordLateRefusals(
    tools,
    call,
    () => describeProduct(tools, call, barcode, { code, id }),
    async () => {
      if (id === null) await scansOf(tools, call).codes.refuseDeleted(code);
      if (id === null) throw new AppError('pallet.not_found', { number: code });
      return scanProduct(tools, call, id, barcode);
    },
  );
};
