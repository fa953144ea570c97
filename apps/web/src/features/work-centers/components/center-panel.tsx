import { useEffect, useRef, useState } from 'react';
import { Button, Tag } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ListedWorkCenter } from '@mullion/contracts';
import { SideDrawer } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../kits/elements/use-media';
import { CenterForm } from './center-form';
import { DependenciesPart } from './dependencies-part';

type Dependencies = Parameters<typeof DependenciesPart>[0];
interface CenterPanelProps extends Omit<Dependencies, 'onRemove'> {
  /** How often a key has opened it; then the focus goes into its fields, and back when it closes. */
  readonly openedByKey: number;
  readonly isDirty: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onRemove: Dependencies['onRemove'];
  readonly onDelete: () => void;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** One work center beside the diagram; a drawer where there is no room beside it. */
export const CenterPanel = ({
  openedByKey,
  isDirty,
  onDirty,
  onDelete,
  onRestore,
  onClose,
  ...part
}: CenterPanelProps) => {
  const { t } = useTranslation('centers');
  const isNarrow = useMedia('(max-width: 1099px)');
  const { center } = part;
  const base = useBase(center, isDirty);
  const panel = useRef<HTMLElement>(null);
  const { id } = center;
  useEffect(() => {
    if (openedByKey === 0) return;
    panel.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
    return () => document.querySelector<HTMLElement>(`[data-center="${id}"]`)?.focus();
  }, [id, openedByKey]);
  const title = `${center.code} ${center.description}`;
  const content = (
    <CenterForm
      key={`${base.id}-${base.version}`}
      center={base}
      onDirty={onDirty}
      onCancel={onClose}
      onDelete={onDelete}
      onRestore={onRestore}
    >
      <DependenciesPart key={center.id} {...part} />
    </CenterForm>
  );
  if (isNarrow)
    return (
      <SideDrawer open title={title} onClose={onClose}>
        <div className="center-panel">{content}</div>
      </SideDrawer>
    );
  return (
    <aside
      ref={panel}
      className="center-panel"
      aria-label={title}
      onKeyDown={(event) => {
        // a list that is open in the panel takes its own Escape
        if (event.key === 'Escape' && !event.defaultPrevented && event.currentTarget.contains(event.target as Node))
          onClose();
      }}
    >
      <header className="ph">
        <h2 className="ellipsis" title={title}>
          {title}
        </h2>
        <Tag minimal>
          {center.deleted ? t('deleted') : t(center.preperation ? 'kind.preparation' : 'kind.production')}
        </Tag>
        <span className="sp" />
        <Button
          className="icon-only"
          variant="minimal"
          size="small"
          icon={<Cross />}
          aria-label={t('manage.close')}
          onClick={onClose}
        />
      </header>
      {content}
    </aside>
  );
};

/** The work center that the form begins with: what others save meanwhile comes in only while nothing is typed. */
const useBase = (center: ListedWorkCenter, isDirty: boolean): ListedWorkCenter => {
  const [base, setBase] = useState(center);
  if (base !== center && (base.id !== center.id || !isDirty)) {
    setBase(center);
    return center;
  }
  return base;
};
