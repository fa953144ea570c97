import type { ReturnableKind } from '@mullion/contracts';

export interface ReturnableKindRow {
  readonly id: number;
  readonly company_id: number;
  readonly name: string;
  readonly code: string;
  readonly form: ReturnableKind['form'];
  readonly length: number;
  readonly width: number;
  readonly owned: number;
  readonly deposit: number;
  readonly for_pallets: boolean;
  readonly removed: boolean;
  readonly version: number;
}
