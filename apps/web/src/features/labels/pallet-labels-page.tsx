import { useState } from 'react';
import { Link } from 'react-router';
import { Button, SegmentedControl } from '@blueprintjs/core';
import { Import, Print } from '@blueprintjs/icons';
import type { LabelPrinter, LabelSubject, PalletDetail } from '@mullion/contracts';
import { Note, PageFrame, SelectBox, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { Loaded } from '../../kits/data/loaded';
import { saveFile } from '../../kits/attachments/save-file';
import { choosePrinter } from '../../entities/labels/chosen-printer';
import { useLabelsAsZplMutation, useListLabelPrintersQuery } from '../../entities/labels/labels-api';
import { PrinterMark } from '../../entities/labels/printer-mark';
import { usePrintLabels } from '../../entities/labels/use-print-labels';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { OnePallet } from '../../entities/pallet/one-pallet';
import { paths } from '../../entities/pages/paths';
import { LabelFigure } from './components/label-figure';
import { PrintedAgain } from './components/printed-again';
import './labels.css';

type What = 'all' | 'pallet' | 'product';

const labelsOf = (pallet: PalletDetail, what: What): LabelSubject[] => [
  ...(what === 'product' ? [] : [{ kind: 'pallet' as const, id: pallet.id as number }]),
  ...(what === 'pallet' ? [] : pallet.products.map(({ id }) => ({ kind: 'product' as const, id: id as number }))),
];

/** The labels of a pallet and its products, dot by dot as the printer of this device prints them. */
export const PalletLabelsPage = () => (
  <OnePallet path={paths.palletLabels} skeleton="page-skeleton">
    {(shown) => <PalletLabels pallet={shown} />}
  </OnePallet>
);

const PalletLabels = ({ pallet }: { readonly pallet: PalletDetail }) => {
  const { t } = useTranslation('labels');
  const href = usePageHref();
  const language = useLanguage();
  const refuse = useProblemToast();
  const [what, setWhat] = useState<What>('all');
  const printers = useListLabelPrintersQuery();
  const [zpl, { isLoading: isMaking }] = useLabelsAsZplMutation();
  const { print, question, printer, isSending } = usePrintLabels();
  const labels = labelsOf(pallet, what);
  const download = async () => {
    const answer = await zpl({ body: { labels: labels.slice(0, MOST_IN_FILE), dpi: printer?.dpi ?? 203, language } });
    const problem = asProblem(answer.error);
    if (problem) refuse(problem, t('page.zplRefused'));
    else if (answer.data)
      saveFile(answer.data.name, new Blob([answer.data.content], { type: 'text/plain;charset=utf-8' }));
  };
  const count = pallet.products.length;
  const [first] = pallet.products;
  return (
    <PageFrame
      title={t('page.title')}
      crumb={<Link to={href(paths.pallet(pallet.id))}>{pallet.shown_number}</Link>}
      state={<span className="secondary">{t('page.ofPallet', { number: pallet.shown_number, count })}</span>}
      toolbar={
        <>
          <SegmentedControl
            aria-label={t('page.what')}
            value={what}
            onValueChange={(value) => setWhat(value as What)}
            options={[
              { value: 'all', label: t('page.all', { count: count + 1 }) },
              { value: 'pallet', label: t('page.pallet', { count: 1 }) },
              { value: 'product', label: t('page.products', { count }), disabled: count === 0 },
            ]}
          />
          <Loaded query={printers} compact skeleton={null}>
            {(all) => <PrinterChoice printers={all} printer={printer} />}
          </Loaded>
          <span className="sp" />
          <Button
            className="label-file"
            icon={<Import />}
            text={t('page.zpl')}
            loading={isMaking}
            onClick={() => void download()}
          />
          <Button
            icon={<Print />}
            intent="primary"
            text={t('print.go', { count: labels.length })}
            loading={isSending}
            onClick={() => print(labels)}
          />
        </>
      }
    >
      <div className="label-sheets">
        {printer && printer.state !== 'ready' && (
          <div className="label-note">
            <Note tone="warn" title={t(`printers.state.${printer.state}`)}>
              {t(`printers.stateText.${printer.state}`)}
            </Note>
          </div>
        )}
        {what !== 'product' && <LabelFigure label={{ kind: 'pallet', id: pallet.id }} printer={printer} />}
        <div className="label-side">
          {what !== 'pallet' && first && <LabelFigure label={{ kind: 'product', id: first.id }} printer={printer} />}
          <PrintedAgain ids={[pallet.id, ...pallet.products.map((product) => product.id)]} />
        </div>
      </div>
      {question}
    </PageFrame>
  );
};

/** What one file takes. */
const MOST_IN_FILE = 60;

const PrinterChoice = ({
  printers,
  printer,
}: {
  readonly printers: readonly LabelPrinter[];
  readonly printer: LabelPrinter | undefined;
}) => {
  const { t } = useTranslation('labels');
  return (
    <span className="printer-of-page">
      <label className="secondary" htmlFor="label-printer">
        {t('page.printer')}
      </label>
      <SelectBox
        id="label-printer"
        value={printer?.id ?? ''}
        onChange={({ currentTarget }) => choosePrinter(Number(currentTarget.value) as LabelPrinter['id'])}
      >
        {!printer && <option value="">{t('page.noPrinter')}</option>}
        {printers.map((one) => (
          <option key={one.id} value={one.id}>{`${one.name}, ${one.dpi} dpi`}</option>
        ))}
      </SelectBox>
      {printer && <PrinterMark state={printer.state} />}
    </span>
  );
};
