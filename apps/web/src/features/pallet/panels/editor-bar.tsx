import type { ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { ArrowLeft, Cube, Settings } from '@blueprintjs/icons';
import { Link } from 'react-router';
import type { PalletDetail } from '@mullion/contracts';
import { StatusTag, Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { UndoButtons } from '../../../kits/editor/undo-buttons';
import { usePageHref } from '../../../kits/address/language';
import { DocumentsMenu } from '../../../entities/pallet/documents-menu';
import { paths } from '../../../entities/pages/paths';
import { useStatusNames } from '../../../entities/status/use-statuses';
import type { Editor } from '../state/use-editor';

/** Back to the list. */
export const BackLink = () => {
  const { t } = useTranslation('pallet');
  const href = usePageHref();
  return (
    <Link className="row" to={href(paths.pallets())} aria-label={t('page.back')}>
      <ArrowLeft className="i" aria-hidden /> {t('page.crumb')}
    </Link>
  );
};

/** Status, whose it is, and whether it may be changed. */
export const PalletState = ({ pallet }: { readonly pallet: PalletDetail }) => {
  const { t } = useTranslation('pallet');
  const { nameOf } = useStatusNames('pallets');
  const locked = pallet.truck_id !== null ? t('page.onTruck') : pallet.can.edit ? null : t('page.readOnly');
  return (
    <>
      <StatusTag table="pallets" status={pallet.status} text={nameOf(pallet.status)} />
      {pallet.outdated && <Tag tone="warn">{t('page.outdated')}</Tag>}
      {locked && <Tag>{locked}</Tag>}
      <span className="secondary ellipsis pe-orders">
        {[pallet.order_number, pallet.customer_name].filter(Boolean).join(' · ')}
      </span>
    </>
  );
};

interface EditToolsProps {
  readonly editor: Editor;
  readonly onSizes: () => void;
}

/** Undo, redo, sizes: for those who may change the pallet. */
export const EditTools = ({ editor, onSizes }: EditToolsProps) => {
  const { t } = useTranslation('pallet');
  return (
    <>
      <UndoButtons history={editor} />
      <Button
        className="pe-fold"
        icon={<Settings />}
        text={t('sizes.open')}
        title={t('sizes.open')}
        aria-label={t('sizes.open')}
        onClick={onSizes}
      />
    </>
  );
};

interface PalletActionsProps {
  /** Who else is here. */
  readonly presence: ReactNode;
  readonly pallet: PalletDetail;
  readonly editor: Editor;
  /** Undo, redo, sizes; null where they have a bar of their own. */
  readonly tools: ReactNode;
  /** Null where the right pane is on screen. */
  readonly onFacts: (() => void) | null;
}

/** Saved or not, undo and redo, sizes, documents. */
export const PalletActions = ({ presence, pallet, editor, tools, onFacts }: PalletActionsProps) => {
  const { t } = useTranslation('pallet');
  const { failure, unsaved, hasSaved } = editor.saving;
  const state = failure ? 'page.notSaved' : unsaved.length > 0 ? 'page.saving' : hasSaved ? 'page.saved' : null;
  return (
    <>
      <span className={`sm ${failure ? 'bad' : 'muted'}`} role="status">
        {state ? t(state) : ''}
      </span>
      {presence}
      {tools}
      {onFacts && <Button icon={<Cube />} text={t('viewer.title')} onClick={onFacts} />}
      <DocumentsMenu pallets={[pallet]} chosen />
    </>
  );
};
