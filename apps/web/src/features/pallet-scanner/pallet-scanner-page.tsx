import { Button } from '@blueprintjs/core';
import { SwapHorizontal, TickCircle } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { MiddleCut } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import { PalletNotes } from '../../entities/pallet/pallet-notes';
import { TerminalFrame } from '../../entities/scanning/terminal-frame';
import { Progress } from '../../kits/terminal/verdict-panel';
import { PlacePicture } from './components/place-picture';
import { usePalletScanner } from './state/use-pallet-scanner';
import './pallet-scanner.css';

/** The packer's scanner: a pallet, then its products, then "close". */
export const PalletScannerPage = () => {
  // with the texts of warnings: texts that come later would hide the page for a moment, and the codes typed in it would
  // be lost
  const { t } = useTranslation(['scanners', 'pallet', 'conflicts']);
  const language = useLanguage();
  const scanner = usePalletScanner();
  const { pallet, missing } = scanner;
  const count = pallet?.products.length ?? 0;
  const done = count - missing.length;
  return (
    <TerminalFrame
      title={pallet ? t('pallet.titleOf', { number: pallet.shown_number }) : t('pallet.title')}
      verdict={scanner.verdict}
      log={scanner.log}
      field={scanner.isOpen ? t('pallet.fieldProduct') : t('pallet.fieldPallet')}
      onScan={scanner.scan}
      onUndo={scanner.undo}
      isLoading={scanner.isOpen}
      side={
        pallet && (
          <>
            {scanner.drawn && (
              <PlacePicture
                pallet={scanner.drawn}
                product={scanner.drawnProduct}
                tone={scanner.drawnTone}
                waiting={scanner.waitingIds}
              />
            )}
            <div className="scan-figures">
              <div className="row">
                <span className="figure">{formatNumber(done, language)}</span>
                <span className="secondary">{t('pallet.ofProducts', { count })}</span>
                {scanner.waiting > 0 && (
                  <span className="secondary nowrap">{t('pallet.waiting', { count: scanner.waiting })}</span>
                )}
                <span className="sp" />
                <span className="secondary ellipsis">{scanner.next ?? pallet.customer_name}</span>
              </div>
              <Progress done={done} waiting={scanner.waiting} of={count} label={t('pallet.progress')} />
              <PalletNotes pallet={{ errors: [], warnings: pallet.warnings }} nameOf={String} />
            </div>
          </>
        )
      }
      listLabel={t('pallet.missing')}
      list={
        <>
          <h2>
            {t('pallet.missing')}
            {pallet && (
              <span className="muted">{formatNumber(missing.length - scanner.waitingIds.size, language)}</span>
            )}
          </h2>
          {!scanner.isOpen && <p className="muted">{t('pallet.noPallet')}</p>}
          {scanner.opening !== null && <p className="muted">{t('pallet.opening', { code: scanner.opening })}</p>}
          {scanner.isComplete && <p className="ok b">{t('pallet.nothingMissing')}</p>}
          <ul>
            {missing.map((product) => (
              <li key={product.id} className={scanner.waitingIds.has(product.id) ? 'is-waiting' : undefined}>
                {scanner.waitingIds.has(product.id) ? <s>{product.position}</s> : <b>{product.position}</b>}
                <span className="scan-what">
                  <span className="ellipsis">{product.order}</span>
                  <span className="muted">
                    <MiddleCut text={product.barcode} />
                  </span>
                </span>
                <span className="secondary nowrap">
                  {scanner.waitingIds.has(product.id)
                    ? t('waitingLine')
                    : `${formatNumber(product.width, language)} × ${formatNumber(product.height, language)}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      }
      footer={
        <>
          {scanner.mayClose && (
            <Button
              className="scan-main"
              intent="primary"
              size="large"
              icon={<TickCircle size={20} />}
              text={t('pallet.close', { number: pallet?.shown_number ?? '' })}
              loading={scanner.closing}
              onClick={() => void scanner.close()}
            />
          )}
          {scanner.isOpen && !scanner.mayClose && (
            <Button
              className="scan-second"
              icon={<SwapHorizontal size={20} />}
              text={t('pallet.switch')}
              onClick={scanner.switchPallet}
            />
          )}
        </>
      }
    />
  );
};
