import { palletDetail, type PalletDetail } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { parseLayer, type Violation } from '@mullion/packing-model';
import { TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useLanguage } from '../../../kits/address/language';
import { useEditLayersMutation } from '../../../entities/pallet/packing-api';
import type { Editor } from '../state/use-editor';

const form = z.object({ layer_1: z.string(), layer_2: z.string(), layer_3: z.string() });
type Layers = z.infer<typeof form>;
const reasons = [
  'empty',
  'not_a_number',
  'label_and_plank_width',
  'plank_width',
  'no_positions',
  'out_of_pallet',
  'overlap',
] as const;
type Reason = (typeof reasons)[number];

const layersOf = ({ pallet_structure: { layer_1, layer_2, layer_3 } }: PalletDetail): Layers => ({
  layer_1,
  layer_2,
  layer_3,
});

const isSame = (a: Layers, b: Layers): boolean =>
  a.layer_1 === b.layer_1 && a.layer_2 === b.layer_2 && a.layer_3 === b.layer_3;

interface StructureDialogProps {
  readonly pallet: PalletDetail;
  readonly editor: Editor;
  /** The layer that is edited first. */
  readonly layer: 1 | 2 | 3;
  readonly onClose: () => void;
}

/** The three layers of timber as text, judged as they are typed; unchanged text just closes. */
export const StructureDialog = ({ pallet, editor, layer, onClose }: StructureDialogProps) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const [update] = useEditLayersMutation();
  const sizes = { layer_1: pallet.length, layer_2: pallet.width, layer_3: pallet.length } as const;
  const sentence = ({ params }: Violation, max: number): string => {
    const reason = reasons.find((each) => each === params['reason']) ?? ('empty' satisfies Reason);
    return t(`structure.reason.${reason}`, { entry: params['entry'], max: formatNumber(max, language) });
  };
  const { control, submission } = useRowDialog({
    audited: 'pallets',
    fields: form.superRefine((layers, { addIssue }) => {
      for (const name of Object.keys(sizes) as (keyof Layers)[]) {
        const parsed = parseLayer(layers[name], { sizeMm: sizes[name] });
        if ('code' in parsed) addIssue({ code: 'custom', path: [name], message: sentence(parsed, sizes[name]) });
      }
    }),
    row: pallet,
    schema: palletDetail,
    formOf: (row) => layersOf(row ?? pallet),
    send: async (layers, over) => {
      const before = over ?? pallet;
      return isSame(layers, layersOf(before))
        ? {}
        : update({ params: { id: pallet.id }, body: { ...layers, version: before.version } });
    },
    done: () => null,
    onSaved: (layers) => {
      if (!isSame(layers, layersOf(pallet))) editor.timberSaved(pallet, layers);
    },
    onClose,
  });
  const labels = { layer_3: t('layers.layer3'), layer_2: t('layers.layer2'), layer_1: t('layers.layer1') };
  return (
    <RowDialog
      title={t('structure.title', { number: pallet.shown_number })}
      action={t('structure.action')}
      submission={submission}
      refused={t('structure.failed')}
      labels={labels}
      onClose={onClose}
    >
      <p className="wide secondary">{t('structure.help')}</p>
      {(['layer_3', 'layer_2', 'layer_1'] as const).map((name) => (
        <div key={name} className="wide" data-focus-first={name === `layer_${layer}` ? true : undefined}>
          <TextField
            control={control}
            name={name}
            label={labels[name]}
            help={t('structure.size', { max: formatNumber(sizes[name], language) })}
          />
        </div>
      ))}
    </RowDialog>
  );
};
