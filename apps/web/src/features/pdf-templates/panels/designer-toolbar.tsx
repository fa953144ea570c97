import { useRef } from 'react';
import { Button, ButtonGroup, Switch } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { uploadPdfImage, type Problem } from '@mullion/contracts';
import { labelRoom } from '@mullion/drawings';
import { SelectBox, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../../kits/http/uuid';
import { useUploads } from '../../../kits/attachments/use-uploads';
import { newImage, newPart } from '../commands/new-part';
import type { Part, PartKind } from '../commands/template-document';
import type { Designer } from '../state/use-designer';
import { rememberPicture } from '../state/use-pictures';
import { partIcons } from './elements-list';

const drawnKinds = ['text', 'qr', 'barcode', 'box'] as const;
/** Pixels of a screen to the millimetre at 100 %. */
export const FULL_SCALE = 96 / 25.4;
const ZOOMS = [50, 75, 100, 150, 200, 300, 400];

interface DesignerToolbarProps {
  readonly designer: Designer;
  /** Pixels a millimetre; null: the whole label. */
  readonly zoom: number | null;
  readonly onZoom: (zoom: number | null) => void;
  readonly mayPrint: boolean;
  readonly onPrint: () => void;
  readonly onSave: () => void;
}

export const DesignerToolbar = ({ designer, zoom, onZoom, mayPrint, onPrint, onSave }: DesignerToolbarProps) => {
  const { t } = useTranslation('pdfTemplates');
  const refuse = useProblemToast();
  const picker = useRef<HTMLInputElement>(null);
  const { submit, clear } = useUploads(uploadPdfImage, () => []);
  const { editor, fields, choose } = designer;
  const put = (part: Part) => {
    const key = uuid();
    editor.commit('add', { parts: new Map([...editor.now().parts, [key, part]]) });
    choose([key]);
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const answer = await submit(file, { body: {} } as never);
    clear();
    if (answer === null) return;
    if ('problem' in answer) return refuse(answer.problem as Problem, t('refused.image'));
    const { id, image_name: name, location } = answer.data;
    rememberPicture(id, { name, location });
    put(newImage(id, labelRoom(fields)));
  };
  const icon = (kind: PartKind) => {
    const Icon = partIcons[kind];
    return <Icon />;
  };
  return (
    <>
      <ButtonGroup className="pt-add">
        {drawnKinds.map((kind) => (
          <Button
            key={kind}
            icon={icon(kind)}
            text={t(`add.${kind}`)}
            onClick={() => put(newPart(kind, labelRoom(fields)))}
          />
        ))}
        <Button icon={icon('image')} text={t('add.image')} onClick={() => picker.current?.click()} />
      </ButtonGroup>
      <input
        ref={picker}
        type="file"
        accept=".jpg,.jpeg,image/jpeg"
        aria-label={t('add.image')}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          void upload(file);
        }}
      />
      <Switch
        className="pt-snap"
        checked={designer.isSnapping}
        label={t('snap')}
        onChange={(event) => designer.setSnapping(event.target.checked)}
      />
      <span className="sp" />
      <SelectBox
        aria-label={t('zoom')}
        value={zoom === null ? 'fit' : String(Math.round((zoom / FULL_SCALE) * 100))}
        onChange={(event) =>
          onZoom(event.target.value === 'fit' ? null : (Number(event.target.value) / 100) * FULL_SCALE)
        }
      >
        <option value="fit">{t('zoomFit')}</option>
        {[...new Set([...ZOOMS, ...(zoom === null ? [] : [Math.round((zoom / FULL_SCALE) * 100)])])]
          .toSorted((a, b) => a - b)
          .map((percent) => (
            <option key={percent} value={percent}>
              {`${percent} %`}
            </option>
          ))}
      </SelectBox>
      <Button icon={<Print />} text={t('print')} disabled={!mayPrint} onClick={onPrint} />
      <Button intent="primary" text={t('save')} onClick={onSave} />
    </>
  );
};
