import { useState, type ReactNode } from 'react';
import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { ChevronDown, Lock } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useToast } from '../feedback/toaster';
import { Popover } from '../dialog/popover';

export interface StatusOption {
  readonly status: number;
  readonly text: string;
  readonly allowed: boolean;
  /** Said when it is picked nevertheless; without it what is not allowed cannot be picked. */
  readonly refusal?: string;
}

interface StatusChangerProps {
  /** Names the thing: "26-0407". */
  readonly name: string;
  readonly current: number;
  readonly options: readonly StatusOption[];
  /** The mark or tag of a status. */
  readonly render: (option: { readonly status: number; readonly text: string }) => ReactNode;
  /** One sentence on what will change. */
  readonly consequence?: string;
  readonly onPick: (status: number) => void;
}

/**
 * Opens under the status: what may be chosen, the rest with a lock; a lower one without the right says so. Picking the
 * same status does nothing.
 */
export const StatusChanger = ({ name, current, options, render, consequence, onPick }: StatusChangerProps) => {
  const { t } = useTranslation('common');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const shown = options.find((option) => option.status === current) ?? {
    status: current,
    text: t('status.unknown', { status: current }),
  };
  const menu = (
    <Menu aria-label={t('status.of', { name })} className="status-menu">
      <MenuDivider title={t('status.of', { name })} />
      {options.map((option) => (
        <MenuItem
          key={option.status}
          text={render(option)}
          disabled={!option.allowed && !option.refusal && option.status !== current}
          title={option.allowed || option.status === current ? undefined : (option.refusal ?? t('status.notAllowed'))}
          labelElement={
            option.status === current ? (
              <span className="muted sm">{t('status.current')}</span>
            ) : option.allowed ? undefined : (
              <Lock size={12} />
            )
          }
          onClick={() => {
            if (option.status === current) return;
            if (option.refusal) toast({ tone: 'bad', message: option.refusal });
            else onPick(option.status);
          }}
        />
      ))}
      {consequence && <li className="menu-foot">{consequence}</li>}
    </Menu>
  );
  return (
    <Popover isOpen={open} onInteraction={setOpen} content={menu} placement="bottom-start">
      <Button
        variant="minimal"
        size="small"
        className="status-button"
        alignText="start"
        endIcon={<ChevronDown size={12} />}
        aria-label={`${t('status.change')}: ${name}, ${shown.text}`}
      >
        {render(shown)}
      </Button>
    </Popover>
  );
};
