import { useState } from 'react';
import { Button, Checkbox, Switch } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import type { PalletDetail } from '@mullion/contracts';
import type { PalletLayer } from '@mullion/drawings';
import { rowsOf } from '@mullion/packing-model';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { timberOf } from '../commands/pallet-document';
import type { Editor } from '../state/use-editor';
import { layerKeys, type LayerBoxes } from '../state/use-layer-boxes';

interface LayersPanelProps {
  readonly pallet: PalletDetail;
  readonly editor: Editor;
  readonly boxes: LayerBoxes;
  readonly onEdit: (layer: 1 | 2 | 3) => void;
}

/** Which layers are drawn, the timber in words, and what is made of it. */
export const LayersPanel = ({ pallet, editor, boxes, onEdit }: LayersPanelProps) => {
  const { t } = useTranslation('pallet');
  const [asksPrint, setAsksPrint] = useState(false);
  const { load, writes } = editor;
  const print = (printable: boolean): void => editor.set({ printable: pallet.printable }, { printable });
  const rows = rowsOf(load.products);
  const layer = (number: 1 | 2 | 3): string => {
    const timber = load.structure?.[`layer${number}`];
    return timber ? t('layers.planks', { count: timber.positionsMm.length, width: timber.plankWidthMm }) : '';
  };
  const texts: Readonly<Record<string, string>> = {
    products: t('layers.stacks', { stacks: rows.reduce((sum, row) => sum + row.stacks.length, 0), rows: rows.length }),
    '1': layer(1),
    '2': layer(2),
    '3': layer(3),
  };
  const names: Readonly<Record<string, string>> = {
    products: t('layers.products'),
    '1': t('layers.layer1'),
    '2': t('layers.layer2'),
    '3': t('layers.layer3'),
  };
  const line = (key: PalletLayer) => (
    <li key={key} className="pe-layer">
      <Checkbox
        checked={!boxes.hidden.has(key)}
        aria-label={names[String(key)]}
        onChange={(event) => boxes.show(key, event.currentTarget.checked)}
      />
      <span className={`pe-swatch l${key}`} aria-hidden />
      <span className="sp">
        <span>{names[String(key)]}</span>
        <span className="secondary sm">{texts[String(key)]}</span>
      </span>
      {key !== 'products' && writes && (
        <Button
          className="icon-only"
          variant="minimal"
          size="small"
          icon={<Edit />}
          aria-label={t('layers.edit', { layer: names[String(key)] })}
          onClick={() => onEdit(key)}
        />
      )}
    </li>
  );
  return (
    <section aria-label={t('layers.title')}>
      <header className="ph">
        <h2>{t('layers.title')}</h2>
        <span className="sp" />
        <Checkbox
          className="pe-all"
          alignIndicator="end"
          label={t('layers.all')}
          checked={boxes.hidden.size === 0}
          indeterminate={boxes.hidden.size > 0 && boxes.hidden.size < layerKeys.length}
          onChange={(event) => boxes.showAll(event.currentTarget.checked)}
        />
      </header>
      <ul>{layerKeys.map(line)}</ul>
      <div className="pe-switches">
        <Switch
          alignIndicator="end"
          label={t('layers.noLegs')}
          checked={!pallet.makes_legs}
          disabled={!writes}
          onChange={(event) =>
            editor.set({ makes_legs: pallet.makes_legs }, { makes_legs: !event.currentTarget.checked })
          }
        />
        <Switch
          alignIndicator="end"
          label={t('layers.autoUpdate')}
          title={t('layers.autoUpdateHelp')}
          checked={pallet.auto_update}
          disabled={!writes || pallet.auto_update}
          onChange={() => editor.send({ kind: 'timber', from: timberOf(pallet), to: 'auto' })}
        />
        <Switch
          alignIndicator="end"
          label={t('layers.printable')}
          checked={pallet.printable}
          disabled={!writes}
          onChange={(event) => (event.currentTarget.checked ? print(true) : setAsksPrint(true))}
        />
      </div>
      <ConfirmDialog
        open={asksPrint}
        title={t('layers.printTitle', { number: pallet.shown_number })}
        action={t('layers.printAction')}
        onConfirm={() => print(false)}
        onClose={() => setAsksPrint(false)}
      >
        {t('layers.printText')}
      </ConfirmDialog>
    </section>
  );
};
