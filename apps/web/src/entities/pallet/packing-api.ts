import {
  actInPlanning,
  createPallet,
  getPallet,
  listPackingTypes,
  listPallets,
  exportCuttingFile,
  printBarcodes,
  printLoading,
  printPreparation,
  redoPlanningAct,
  undoPlanningAct,
  updatePallet,
  updatePalletStructure,
  type PalletDetail,
  type PlanningActResult,
} from '@mullion/contracts';
import { baseApi, endpointOf, keyedEndpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

/** The one form of the question about a whole pallet, so that answers of saves land where pages read. */
export const palletDetailArgs = (id: number): Args<typeof getPallet> => ({
  params: { id: id as PalletDetail['id'] },
  query: { with_products: 'true' },
});

const palletList = { type: 'pallet', id: 'LIST' } as const;

/** Pages that show what an act has changed; where products went is known to those that move them. */
const actTags = (result: PlanningActResult | undefined) =>
  result?.kind === 'move'
    ? []
    : [palletList, ...(result?.pallets ?? []).map(({ id }) => ({ type: 'pallet' as const, id }))];

/** What the pages about packing share: reading, changing and printing pallets. */
export const packingApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listPackingTypes: b.query<Result<typeof listPackingTypes>, Args<typeof listPackingTypes>>({
      ...endpointOf(listPackingTypes),
      providesTags: ['company'],
    }),
    pallet: b.query<Result<typeof getPallet>, Args<typeof getPallet>>({
      ...endpointOf(getPallet),
      providesTags: (_result, _error, { params }) => [{ type: 'pallet', id: Number(params.id) }],
    }),
    listPallets: b.query<Result<typeof listPallets>, Args<typeof listPallets>>({
      ...endpointOf(listPallets),
      providesTags: (result) => tagsOf('pallet', result?.data),
    }),
    createPallet: b.mutation<Result<typeof createPallet>, Args<typeof createPallet>>({
      ...endpointOf(createPallet),
      invalidatesTags: [palletList],
    }),
    updatePallet: b.mutation<Result<typeof updatePallet>, Args<typeof updatePallet>>({
      ...endpointOf(updatePallet),
      invalidatesTags: (_result, _error, args) => [palletList, { type: 'pallet', id: Number(args.params.id) }],
    }),
    editLayers: b.mutation<Result<typeof updatePalletStructure>, Args<typeof updatePalletStructure>>({
      ...endpointOf(updatePalletStructure),
      invalidatesTags: (_result, _error, args) => [palletList, { type: 'pallet', id: Number(args.params.id) }],
    }),
    actInPlanning: b.mutation<Result<typeof actInPlanning>, Args<typeof actInPlanning> & { readonly key?: string }>({
      ...keyedEndpointOf(actInPlanning),
      invalidatesTags: actTags,
    }),
    undoPlanningAct: b.mutation<
      Result<typeof undoPlanningAct>,
      Args<typeof undoPlanningAct> & { readonly key?: string }
    >({
      ...keyedEndpointOf(undoPlanningAct),
      invalidatesTags: actTags,
    }),
    redoPlanningAct: b.mutation<
      Result<typeof redoPlanningAct>,
      Args<typeof redoPlanningAct> & { readonly key?: string }
    >({
      ...keyedEndpointOf(redoPlanningAct),
      invalidatesTags: actTags,
    }),
    printPreparation: b.mutation<Result<typeof printPreparation>, Args<typeof printPreparation>>({
      ...endpointOf(printPreparation),
      invalidatesTags: (result) => [
        palletList,
        ...(result?.pallets ?? []).map((pallet) => ({ type: 'pallet' as const, id: pallet.id })),
      ],
    }),
    printLoading: b.mutation<Result<typeof printLoading>, Args<typeof printLoading>>(endpointOf(printLoading)),
    exportCuttingFile: b.mutation<Result<typeof exportCuttingFile>, Args<typeof exportCuttingFile>>(
      endpointOf(exportCuttingFile),
    ),
    printBarcodes: b.mutation<Result<typeof printBarcodes>, Args<typeof printBarcodes>>(endpointOf(printBarcodes)),
  }),
});

export const {
  useListPackingTypesQuery,
  usePalletQuery,
  useListPalletsQuery,
  useCreatePalletMutation,
  useUpdatePalletMutation,
  useEditLayersMutation,
  useActInPlanningMutation,
  usePrintPreparationMutation,
  usePrintLoadingMutation,
  usePrintBarcodesMutation,
  useExportCuttingFileMutation,
} = packingApi;
