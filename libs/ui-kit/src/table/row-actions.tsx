import type { MouseEvent, ReactElement } from 'react';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Popover } from '../dialog/popover';

export interface RowAction {
  readonly key: string;
  readonly text: string;
  readonly icon: ReactElement;
  readonly destructive?: boolean;
  /** Not among the icons, which have room for the usual ones. */
  readonly inMenuOnly?: boolean;
  /** Not allowed to this person now; the text says why. */
  readonly disabledBecause?: string;
  /** A middle click or Ctrl-click opens it in a new window. */
  readonly href?: string;
  readonly onClick: () => void;
}

const plainClick = (event: MouseEvent) => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Icons on hover and focus, else "…" that opens the same list with words. */
export const RowActions = ({ name, actions }: { name: string; actions: readonly RowAction[] }) => {
  const { t } = useTranslation('common');
  const menu = (
    <Menu>
      {actions.map((action) => (
        <MenuItem
          key={action.key}
          text={action.text}
          icon={action.icon}
          intent={action.destructive ? 'danger' : 'none'}
          disabled={action.disabledBecause !== undefined}
          title={action.disabledBecause}
          onClick={action.onClick}
        />
      ))}
    </Menu>
  );
  return (
    <div
      className="row-actions"
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span className="row-icons">
        {actions
          .filter((action) => !action.inMenuOnly)
          .map((action) => {
            const label = action.disabledBecause ?? action.text;
            if (action.href !== undefined && action.disabledBecause === undefined)
              return (
                <a
                  key={action.key}
                  className="bp6-button bp6-minimal icon-only bp6-small"
                  href={action.href}
                  aria-label={`${action.text}: ${name}`}
                  title={action.text}
                  onClick={(event) => {
                    if (!plainClick(event)) return;
                    event.preventDefault();
                    action.onClick();
                  }}
                >
                  {action.icon}
                </a>
              );
            return (
              <Button
                key={action.key}
                className="icon-only"
                variant="minimal"
                size="small"
                icon={action.icon}
                aria-label={`${action.text}: ${name}`}
                title={label}
                disabled={action.disabledBecause !== undefined}
                onClick={action.onClick}
              />
            );
          })}
      </span>
      <Popover content={menu} placement="bottom-end">
        <Button
          className="icon-only row-more"
          variant="minimal"
          size="small"
          icon={<More />}
          aria-label={t('table.rowActions', { name })}
        />
      </Popover>
    </div>
  );
};
