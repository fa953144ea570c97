import type { PalletDetail, PlacedProductDto, Product } from '@mullion/contracts';
import { DeletePalletsDialog } from '../../../entities/pallet/delete-pallets-dialog';
import { useListPackingTypesQuery } from '../../../entities/pallet/packing-api';
import { preferredType } from '../../../entities/pallet/preferred-type';
import { useUserQuery } from '../../../entities/reference/reference-api';
import { useAppDispatch, useAppSelector } from '../../../kits/api/store';
import { unpackActOf } from '../commands/unpack-act';
import { FictivePalletDialog } from '../pallets/fictive-pallet-dialog';
import { MoveProductDialog } from '../moving/move-product-dialog';
import { NewPalletDialog } from '../pallets/new-pallet-dialog';
import { NumberDialog } from '../pallets/number-dialog';
import { OffTruckDialog } from '../trucks/off-truck-dialog';
import { PackDialog } from '../runs/pack-dialog';
import { PalletPreviewDialog } from '../pallets/pallet-preview-dialog';
import { PalletSizesDialog } from '../pallets/pallet-sizes-dialog';
import { PalletsSettingsDialog } from '../pallets/pallets-settings-dialog';
import { ProductParametersDialog } from '../orders/product-parameters-dialog';
import { ProductPreviewDialog } from '../orders/product-preview-dialog';
import { SwapDialog } from '../pallets/swap-dialog';
import { TruckMakerDialog } from '../trucks/truck-maker-dialog';
import { UnpackDialog } from '../orders/unpack-dialog';
import type { SwapEnd } from '../commands/apply-swap';
import type { Carried } from '../moving/carried';
import type { DropRules } from '../commands/judge-drop';
import type { Destination } from '../commands/destination';
import type { PlanningData } from '../commands/planning-data';
import { planningActions, selectPlanning } from '../document/planning-slice';
import type { Moves } from '../document/use-moves';

export type OpenDialog =
  | null
  | { readonly kind: 'new-pallet' }
  | { readonly kind: 'pack' }
  /** The product as it was when the person decided: if it moves meanwhile, the server says so. */
  | { readonly kind: 'move'; readonly product: PlacedProductDto; readonly carried: Carried }
  | { readonly kind: 'truck'; readonly palletIds: readonly number[] }
  | { readonly kind: 'sizes'; readonly palletId: number }
  | { readonly kind: 'delete' | 'settings' | 'swap' | 'off-truck'; readonly palletIds: readonly number[] }
  | { readonly kind: 'number'; readonly palletId: number }
  | { readonly kind: 'fictive' }
  | { readonly kind: 'preview'; readonly palletId: number }
  | { readonly kind: 'image'; readonly product: PlacedProductDto }
  | { readonly kind: 'parameters'; readonly product: Product }
  | { readonly kind: 'unpack'; readonly orderId: number };

interface PlanningDialogsProps {
  readonly open: OpenDialog;
  readonly data: PlanningData;
  readonly unplaced: readonly PlacedProductDto[];
  readonly chosen: readonly PalletDetail[];
  readonly rules: DropRules;
  readonly onMove: (products: readonly PlacedProductDto[], to: Destination) => void;
  readonly moves: Pick<Moves, 'parametersSaved' | 'recordTrucks' | 'record' | 'act'>;
  readonly onOpen: (dialog: NonNullable<OpenDialog>) => void;
  readonly onSwap: (first: SwapEnd, second: SwapEnd) => boolean;
  readonly onClose: () => void;
}

/** The one dialog that is open. */
export const PlanningDialogs = ({
  open,
  data,
  unplaced,
  chosen,
  rules,
  onMove,
  moves,
  onOpen,
  onSwap,
  onClose,
}: PlanningDialogsProps) => {
  const dispatch = useAppDispatch();
  const { temporaries, selectedProduct } = useAppSelector(selectPlanning);
  const { data: user } = useUserQuery();
  const { data: types = [] } = useListPackingTypesQuery();
  const company = user?.company;
  const moved = open?.kind === 'move' ? open : undefined;
  const sized = open?.kind === 'sizes' ? data.pallets.find((pallet) => pallet.id === open.palletId) : undefined;
  const named = open && 'palletIds' in open ? data.pallets.filter((pallet) => open.palletIds.includes(pallet.id)) : [];
  const numbered = open?.kind === 'number' ? data.pallets.find((pallet) => pallet.id === open.palletId) : undefined;
  const previewed = open?.kind === 'preview' ? data.pallets.find((pallet) => pallet.id === open.palletId) : undefined;
  const unpacked = open?.kind === 'unpack' ? data.orders.find((order) => order.id === open.orderId) : undefined;
  const pictured = open?.kind === 'image' ? open.product : undefined;
  return (
    <>
      {open?.kind === 'new-pallet' && (
        <NewPalletDialog
          width={rules.fullWidthMm}
          types={types}
          preferred={preferredType(types, company)}
          onMade={(pallet) => {
            moves.act({ kind: 'card', card: pallet, isThere: true });
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {open?.kind === 'pack' && company && (
        <PackDialog
          unplaced={unplaced}
          pallets={data.pallets}
          chosen={chosen}
          company={company}
          onStarted={(run) => {
            dispatch(planningActions.runShown(run.id));
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {open?.kind === 'truck' && company && (
        <TruckMakerDialog
          pallets={named}
          types={types}
          company={company}
          onMade={(made, body) => {
            moves.record({ kind: 'trucks', body, made, isThere: true });
            dispatch(planningActions.palletsSelected([]));
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {moved && (
        <MoveProductDialog
          product={moved.product}
          carried={moved.carried}
          data={data}
          temporaries={temporaries}
          rules={rules}
          onMove={(products, to) => {
            onMove(products, to);
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {previewed && (
        <PalletPreviewDialog
          pallet={previewed}
          tallPalletRule={rules.tallPalletRule}
          selectedProduct={selectedProduct}
          onClose={onClose}
        />
      )}
      {pictured && (
        <ProductPreviewDialog
          product={pictured}
          pallet={data.pallets.find((pallet) => pallet.id === pictured.pallet_id)?.shown_number ?? null}
          onParameters={(product) => onOpen({ kind: 'parameters', product })}
          onClose={onClose}
        />
      )}
      {open?.kind === 'parameters' && (
        <ProductParametersDialog product={open.product} onSaved={moves.parametersSaved} onClose={onClose} />
      )}
      {sized && <PalletSizesDialog pallet={sized} onSaved={moves.record} onClose={onClose} />}
      {numbered && <NumberDialog pallet={numbered} onSaved={moves.record} onClose={onClose} />}
      {open?.kind === 'fictive' && <FictivePalletDialog onMade={moves.record} onClose={onClose} />}
      {open?.kind === 'settings' && (
        <PalletsSettingsDialog pallets={named} types={types} onSaved={moves.record} onClose={onClose} />
      )}
      {open?.kind === 'swap' && (
        <SwapDialog pallets={data.pallets} begin={open.palletIds} rules={rules} onSwap={onSwap} onClose={onClose} />
      )}
      {open?.kind === 'off-truck' && (
        <OffTruckDialog pallets={named} recordTrucks={moves.recordTrucks} onClose={onClose} />
      )}
      <DeletePalletsDialog
        pallets={open?.kind === 'delete' ? named : null}
        onDeleted={(id) => moves.record({ kind: 'removal', id, way: 'do', pallets: named })}
        onClose={onClose}
      />
      <UnpackDialog
        order={unpacked ?? null}
        actOf={(order) => unpackActOf(data, order)}
        onDone={moves.record}
        onClose={onClose}
      />
    </>
  );
};
